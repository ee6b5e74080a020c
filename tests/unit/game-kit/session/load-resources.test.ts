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
  const needs = createLazyValue(async () => {
    if (!connection.isUp) throw new Error('The connection takes a break');
    return {};
  });
  const { rules } = counter;
  const start: typeof rules.start = (options, ...rest) => {
    if (options === twenty.options) needs.get();
    return rules.start(options, ...rest);
  };
  const game: MiniGame = { ...counter, rules: { ...rules, start, variants: [ten, { ...twenty, pace: 'turns', resources: needs }] } };
  return { game, connection };
}

function variantOf(shell: GameStore): string {
  return shell.getSnapshot().variant.id;
}

/** A visit to the game, as the page begins it. */
async function visit({ game }: { game: MiniGame }, storage = createMemoryStorage(), link?: GameLink) {
  await loadInitialResources(entry.id, game.rules, storage, link);
  const world = createTestEnvironment(storage);
  return { storage, world, shell: createGameStore(entry, game, world, link) };
}

/** Lets what is loaded arrive, or fail. */
const settled = () => new Promise(setImmediate);

describe('a variant that needs something', () => {
  it('begins once that is there, and the game before goes on until then', async () => {
    const { shell } = await visit(needyCounter());
    shell.play(ADD);
    shell.newGame('twenty');
    expect(variantOf(shell)).toBe('ten');
    expect(shell.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, isUnderway: true, notice: expect.stringContaining('on its way') });
    await settled();
    expect(variantOf(shell)).toBe('twenty');
    expect(shell.getSnapshot().notice).toBeNull();
    shell.newGame();
    expect(variantOf(shell)).toBe('twenty');
  });

  it('says that it did not arrive, and loses nothing; asked again, it comes', async () => {
    const needy = needyCounter();
    needy.connection.isUp = false;
    const { shell } = await visit(needy);
    shell.play(ADD);
    const { state } = shell.getSnapshot();
    shell.newGame('twenty');
    await settled();
    expect(shell.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, state, notice: expect.stringContaining('did not arrive') });
    needy.connection.isUp = true;
    shell.newGame('twenty');
    await settled();
    expect(variantOf(shell)).toBe('twenty');
  });

  it('does not break into a game that was begun meanwhile, nor into one that is closed', async () => {
    const { shell } = await visit(needyCounter());
    shell.newGame('twenty');
    shell.newGame('ten');
    shell.play(ADD);
    await settled();
    expect(variantOf(shell)).toBe('ten');
    const closed = (await visit(needyCounter())).shell;
    closed.newGame('twenty');
    closed.close();
    await settled();
    expect(variantOf(closed)).toBe('ten');
  });

  it('goes on where it was left', async () => {
    const first = await visit(needyCounter());
    first.shell.newGame('twenty');
    await settled();
    first.shell.play(ADD);
    const { state } = first.shell.getSnapshot();
    first.shell.close();
    const { shell } = await visit(needyCounter(), first.storage);
    expect(shell.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state });
  });

  it('comes from another tab once that is there', async () => {
    const { storage, world, shell } = await visit(needyCounter());
    const other = await visit(needyCounter(), storage);
    other.shell.newGame('twenty');
    await settled();
    other.shell.play(ADD);
    other.world.advance(1000);
    world.notifyOtherTabChange();
    expect(variantOf(shell)).toBe('ten');
    await settled();
    expect(shell.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state: other.shell.getSnapshot().state });
  });

  it('is kept when it cannot go on: the first variant is a detour until it can', async () => {
    const first = await visit(needyCounter());
    first.shell.newGame('twenty');
    await settled();
    first.shell.play(ADD);
    const { state } = first.shell.getSnapshot();
    first.shell.close();

    const needy = needyCounter();
    needy.connection.isUp = false;
    const { shell, storage } = await visit(needy, first.storage);
    expect(shell.getSnapshot()).toMatchObject({ variant: { id: 'ten' }, notice: expect.stringContaining('did not arrive') });
    shell.play(ADD);
    shell.newGame();
    await settled();
    expect(shell.getSnapshot()).toMatchObject({
      variant: { id: 'ten' },
      isUnderway: false,
      notice: expect.stringContaining('did not arrive'),
    });
    shell.play(ADD);
    shell.close();

    const again = await visit(needy, storage);
    expect(variantOf(again.shell)).toBe('ten');
    needy.connection.isUp = true;
    again.shell.newGame();
    await settled();
    expect(again.shell.getSnapshot()).toMatchObject({ variant: { id: 'twenty' }, state });
  });

  it('comes by a link, and where it does not arrive the plain game does', async () => {
    const needy = needyCounter();
    const variant = needy.game.rules.variants.find(({ id }) => id === 'twenty');
    if (!variant) throw new Error('There is no such variant');
    const link: GameLink = { kind: 'game', variant, seed: 7 };
    needy.connection.isUp = false;
    expect((await visit(needy, createMemoryStorage(), link)).shell.getSnapshot()).toMatchObject({
      variant: { id: 'ten' },
      notice: expect.stringContaining('did not arrive'),
    });
    needy.connection.isUp = true;
    expect((await visit(needy, createMemoryStorage(), link)).shell.getSnapshot().origin).toMatchObject({
      variant: { id: 'twenty' },
      seed: 7,
    });
  });
});
