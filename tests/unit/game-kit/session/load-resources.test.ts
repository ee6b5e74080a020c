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
const NOT_LOADED: unknown = expect.stringContaining("Couldn't load");

/** The counter, whose second variant loads a resource over a connection that can fail. */
function createLoadingCounter(isUp = true) {
  const [ten, twenty] = counter.rules.variants;
  if (!twenty) throw new Error('The counter has two variants');
  const connection = { isUp };
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

const getVariantId = (store: GameStore) => store.getSnapshot().variant.id;

/** Opens the game as its page does. */
async function visit({ game }: { game: MiniGame }, storage = createMemoryStorage(), link?: GameLink) {
  await loadInitialResources(entry.id, game.rules, storage, link);
  const environment = createTestEnvironment(storage);
  return { storage, environment, store: createGameStore(entry, game, environment, link) };
}

/** Waits until loading has succeeded or failed. */
const settled = () => new Promise(setImmediate);

/** Plays the variant that loads, closes it, and returns what it left behind. */
async function leaveTwenty() {
  const { storage, store } = await visit(createLoadingCounter());
  store.newGame('twenty');
  await settled();
  store.play(ADD);
  store.close();
  return { storage, state: store.getSnapshot().state };
}

describe('a variant with resources', () => {
  it('starts after loading; the previous game continues until then', async () => {
    const { store } = await visit(createLoadingCounter());
    store.play(ADD);
    store.newGame('twenty');
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, isUnderway: true, notice: expect.stringContaining('Loading') });
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, notice: null });
    store.newGame();
    expect(getVariantId(store)).toBe('twenty');
  });

  it('shows a notice if loading fails, keeps the current game, and can be retried', async () => {
    const needy = createLoadingCounter(false);
    const { store } = await visit(needy);
    store.play(ADD);
    const { state } = store.getSnapshot();
    store.newGame('twenty');
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, state, notice: NOT_LOADED });
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
    const { storage, state } = await leaveTwenty();
    const { store } = await visit(createLoadingCounter(), storage);
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
    const { storage, state } = await leaveTwenty();

    const needy = createLoadingCounter(false);
    const { store } = await visit(needy, storage);
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, notice: NOT_LOADED });
    store.play(ADD);
    store.newGame();
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, isUnderway: false, notice: NOT_LOADED });
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
    const { storage, state } = await leaveTwenty();

    const needy = createLoadingCounter(false);
    const [ten] = needy.game.rules.variants;
    const { store } = await visit(needy, storage, { kind: 'game', variant: ten, seed: 7 });
    while (store.getSnapshot().outcome === null) store.play(ADD);
    needy.connection.isUp = true;
    store.newGame();
    expect(store.getSnapshot()).toMatchObject({ outcome: expect.anything(), notice: expect.stringContaining('Loading') });
    await settled();
    expect(store.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, outcome: null, state });
  });

  it.each([
    ['opens by a link', true, { origin: { variant: { id: 'twenty' }, seed: 7 } }],
    ['gives way to the ordinary game of a link if loading fails', false, { variant: { id: 'ten' }, notice: NOT_LOADED }],
  ])('%s', async (_, isUp, snapshot) => {
    const { game } = createLoadingCounter(isUp);
    const variant = game.rules.variants.find(({ id }) => id === 'twenty')!;
    const { store } = await visit({ game }, createMemoryStorage(), { kind: 'game', variant, seed: 7 });
    expect(store.getSnapshot()).toMatchObject(snapshot);
  });
});
