// A variant that needs something loaded: what is played until it is there, and when it does not come.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { loadInitialResources } from '#app/game-kit/session/load-resources.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-world.ts';

const ADD = { type: 'add' };

/** The counter, whose second variant needs something; and a connection that can break. */
function needyCounter() {
  const [ten, twenty] = counter.rules.variants;
  if (!twenty) throw new Error('The counter has two variants');
  const connection = { isUp: true };
  const resources = createLazyValue(async () => {
    if (!connection.isUp) throw new Error('The connection takes a break');
    return {};
  });
  const { rules } = counter;
  const start: typeof rules.start = (options, ...rest) => {
    if (options === twenty.options) resources.get();
    return rules.start(options, ...rest);
  };
  const game: MiniGame = { ...counter, rules: { ...rules, start, variants: [ten, { ...twenty, pace: 'turns', resources }] } };
  return { game, connection };
}

function variantOf(store: GameStore): string {
  return store.getSnapshot().variant.id;
}

/** A visit to the game, as the page begins it. */
async function visit({ game }: { game: MiniGame }, storage = createMemoryStorage(), link?: GameLink) {
  await loadInitialResources(entry.id, game.rules, storage, link);
  const environment = createTestEnvironment(storage);
  return { storage, environment, store: createGameStore(entry, game, environment, link) };
}

/** Lets what is loaded arrive, or fail. */
const settled = () => new Promise(setImmediate);

describe('a variant that needs something', () => {
  it('begins once that is there, and the game before goes on until then', async () => {
    const { store } = await visit(needyCounter());
    store.play(ADD);
    store.newGame('twenty');
    expect(variantOf(store)).toBe('ten');
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, isUnderway: true, notice: expect.stringContaining('on its way') });
    await settled();
    expect(variantOf(store)).toBe('twenty');
    expect(store.getSnapshot().notice).toBeNull();
    store.newGame();
    expect(variantOf(store)).toBe('twenty');
  });

  it('says that it did not arrive, and loses nothing; asked again, it comes', async () => {
    const needy = needyCounter();
    needy.connection.isUp = false;
    const { store } = await visit(needy);
    store.play(ADD);
    const { state } = store.getSnapshot();
    store.newGame('twenty');
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, state, notice: expect.stringContaining('did not arrive') });
    needy.connection.isUp = true;
    store.newGame('twenty');
    await settled();
    expect(variantOf(store)).toBe('twenty');
  });

  it('does not break into a game that was begun meanwhile, nor into one that is closed', async () => {
    const { store } = await visit(needyCounter());
    store.newGame('twenty');
    store.newGame('ten');
    store.play(ADD);
    await settled();
    expect(variantOf(store)).toBe('ten');
    const closed = (await visit(needyCounter())).store;
    closed.newGame('twenty');
    closed.close();
    await settled();
    expect(variantOf(closed)).toBe('ten');
  });

  it('goes on where it was left', async () => {
    const first = await visit(needyCounter());
    first.store.newGame('twenty');
    await settled();
    first.store.play(ADD);
    const { state } = first.store.getSnapshot();
    first.store.close();
    const { store } = await visit(needyCounter(), first.storage);
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state });
  });

  it('comes from another tab once that is there', async () => {
    const { storage, environment, store } = await visit(needyCounter());
    const other = await visit(needyCounter(), storage);
    other.store.newGame('twenty');
    await settled();
    other.store.play(ADD);
    other.environment.advance(1000);
    environment.notifyOtherTabChange();
    expect(variantOf(store)).toBe('ten');
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state: other.store.getSnapshot().state });
  });

  it('is kept when it cannot go on: the first variant is a detour until it can', async () => {
    const first = await visit(needyCounter());
    first.store.newGame('twenty');
    await settled();
    first.store.play(ADD);
    const { state } = first.store.getSnapshot();
    first.store.close();

    const needy = needyCounter();
    needy.connection.isUp = false;
    const { store, storage } = await visit(needy, first.storage);
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, notice: expect.stringContaining('did not arrive') });
    store.play(ADD);
    store.newGame();
    await settled();
    expect(store.getSnapshot()).toMatchObject({
      variant: { id: 'ten' },
      isUnderway: false,
      notice: expect.stringContaining('did not arrive'),
    });
    store.play(ADD);
    store.close();

    const again = await visit(needy, storage);
    expect(variantOf(again.store)).toBe('ten');
    needy.connection.isUp = true;
    again.store.newGame();
    await settled();
    expect(again.store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state });
  });

  it('comes by a link, and where it does not arrive the plain game does', async () => {
    const needy = needyCounter();
    const variant = needy.game.rules.variants.find(({ id }) => id === 'twenty');
    if (!variant) throw new Error('There is no such variant');
    const link: GameLink = { kind: 'game', variant, seed: 7 };
    needy.connection.isUp = false;
    expect((await visit(needy, createMemoryStorage(), link)).store.getSnapshot()).toMatchObject({
      variant: { id: 'ten' },
      notice: expect.stringContaining('did not arrive'),
    });
    needy.connection.isUp = true;
    expect((await visit(needy, createMemoryStorage(), link)).store.getSnapshot().origin).toMatchObject({
      variant: { id: 'twenty' },
      seed: 7,
    });
  });
});
