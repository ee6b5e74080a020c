// Tests variants that load resources: what is played until they have loaded, and if loading fails.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { loadInitialResources } from '#app/game-kit/session/load-resources.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-environment.ts';

const ADD = { type: 'add' };

/** The counter, whose second variant loads a resource over a connection that can fail. */
function createLoadingCounter() {
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

function getVariantId(store: GameStore): string {
  return store.getSnapshot().variant.id;
}

/** Opens the game as its page does. */
async function visit({ game }: { game: MiniGame }, storage = createMemoryStorage(), link?: GameLink) {
  await loadInitialResources(entry.id, game.rules, storage, link);
  const environment = createTestEnvironment(storage);
  return { storage, environment, store: createGameStore(entry, game, environment, link) };
}

/** Waits until loading has succeeded or failed. */
const settled = () => new Promise(setImmediate);

describe('a variant with resources', () => {
  it('starts after loading; the previous game continues until then', async () => {
    const { store } = await visit(createLoadingCounter());
    store.play(ADD);
    store.newGame('twenty');
    expect(getVariantId(store)).toBe('ten');
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, isUnderway: true, notice: expect.stringContaining('Loading') });
    await settled();
    expect(getVariantId(store)).toBe('twenty');
    expect(store.getSnapshot().notice).toBeNull();
    store.newGame();
    expect(getVariantId(store)).toBe('twenty');
  });

  it('shows a notice if loading fails, keeps the current game, and can be retried', async () => {
    const needy = createLoadingCounter();
    needy.connection.isUp = false;
    const { store } = await visit(needy);
    store.play(ADD);
    const { state } = store.getSnapshot();
    store.newGame('twenty');
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, state, notice: expect.stringContaining("Couldn't load") });
    needy.connection.isUp = true;
    store.newGame('twenty');
    await settled();
    expect(getVariantId(store)).toBe('twenty');
  });

  it('does not replace a game that was started meanwhile or a closed one', async () => {
    const { store } = await visit(createLoadingCounter());
    store.newGame('twenty');
    store.newGame('ten');
    store.play(ADD);
    await settled();
    expect(getVariantId(store)).toBe('ten');
    const closed = (await visit(createLoadingCounter())).store;
    closed.newGame('twenty');
    closed.close();
    await settled();
    expect(getVariantId(closed)).toBe('ten');
  });

  it('is resumed', async () => {
    const first = await visit(createLoadingCounter());
    first.store.newGame('twenty');
    await settled();
    first.store.play(ADD);
    const { state } = first.store.getSnapshot();
    first.store.close();
    const { store } = await visit(createLoadingCounter(), first.storage);
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state });
  });

  it('is taken over from another tab after loading', async () => {
    const { storage, environment, store } = await visit(createLoadingCounter());
    const other = await visit(createLoadingCounter(), storage);
    other.store.newGame('twenty');
    await settled();
    other.store.play(ADD);
    other.environment.advance(1000);
    environment.notifyOtherTabChange();
    expect(getVariantId(store)).toBe('ten');
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state: other.store.getSnapshot().state });
  });

  it('keeps its save if loading fails; meanwhile, the first variant is played separately', async () => {
    const first = await visit(createLoadingCounter());
    first.store.newGame('twenty');
    await settled();
    first.store.play(ADD);
    const { state } = first.store.getSnapshot();
    first.store.close();

    const needy = createLoadingCounter();
    needy.connection.isUp = false;
    const { store, storage } = await visit(needy, first.storage);
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, notice: expect.stringContaining("Couldn't load") });
    store.play(ADD);
    store.newGame();
    await settled();
    expect(store.getSnapshot()).toMatchObject({
      variant: { id: 'ten' },
      isUnderway: false,
      notice: expect.stringContaining("Couldn't load"),
    });
    store.play(ADD);
    store.close();

    const again = await visit(needy, storage);
    expect(getVariantId(again.store)).toBe('ten');
    needy.connection.isUp = true;
    again.store.newGame();
    await settled();
    expect(again.store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state });
  });

  it('leaves the result of a link in place while the own game behind it loads', async () => {
    const first = await visit(createLoadingCounter());
    first.store.newGame('twenty');
    await settled();
    first.store.play(ADD);
    const { state } = first.store.getSnapshot();
    first.store.close();

    const needy = createLoadingCounter();
    const [ten] = needy.game.rules.variants;
    needy.connection.isUp = false;
    const { store } = await visit(needy, first.storage, { kind: 'game', variant: ten, seed: 7 });
    while (store.getSnapshot().outcome === null) store.play(ADD);
    needy.connection.isUp = true;
    store.newGame();
    expect(store.getSnapshot()).toMatchObject({ outcome: expect.anything(), notice: expect.stringContaining('Loading') });
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, outcome: null, state });
  });

  it('opens by a link; if loading fails, the ordinary game opens', async () => {
    const needy = createLoadingCounter();
    const variant = needy.game.rules.variants.find(({ id }) => id === 'twenty');
    if (!variant) throw new Error('There is no such variant');
    const link: GameLink = { kind: 'game', variant, seed: 7 };
    needy.connection.isUp = false;
    expect((await visit(needy, createMemoryStorage(), link)).store.getSnapshot()).toMatchObject({
      variant: { id: 'ten' },
      notice: expect.stringContaining("Couldn't load"),
    });
    needy.connection.isUp = true;
    expect((await visit(needy, createMemoryStorage(), link)).store.getSnapshot().origin).toMatchObject({
      variant: { id: 'twenty' },
      seed: 7,
    });
  });
});
