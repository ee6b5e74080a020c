// Two people who open one link see the same board, in every game and variant, whatever they have played before.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Bot } from '#tests/bots/bot.ts';
import { registry } from '#app/games/registry.ts';
import { createMemoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { formatLink, parseLink } from '#app/game-kit/session/game-link.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './session/test-world.ts';

const SEEDS = [0, 1, 0x3f2a91, 2 ** 32 - 1];
const MOVES = 12;

interface Tried {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly bot: Bot<unknown, object>;
}

const tried = await Promise.all(
  registry.map(async (entry): Promise<Tried> => {
    const { game } = await entry.load();
    await loadResources(
      game.rules,
      game.rules.variants.map(({ id }) => id),
    );
    const { bot } = (await import(`#tests/bots/${entry.id}.ts`)) as { bot: Bot<unknown, object> };
    return { entry, game, bot };
  }),
);

/** Plays some sensible moves, and lets time pass where only time helps. */
function play(store: GameStore, { game, bot }: Tried, pass: (ms: number) => void): unknown[] {
  const states = [store.getSnapshot().state];
  for (let count = 0; count < MOVES && store.getSnapshot().outcome === null; count += 1) {
    const { state } = store.getSnapshot();
    const [move] = bot.moves(state);
    if (move) store.play(move);
    else pass(game.rules.dueInMs?.(state) ?? 0);
    states.push(store.getSnapshot().state);
  }
  return states;
}

/** The first so many states of the game behind a link, on a device with a past. */
function statesBy(one: Tried, link: string, storage: TextStorage): unknown[] {
  const environment = createTestEnvironment(storage);
  const store = createGameStore(one.entry, one.game, environment, parseLink(link, one.game.rules));
  return play(store, one, (ms) => environment.advance(ms));
}

/** A device on which a few games were played, and one is under way. */
function deviceWithPast(one: Tried): TextStorage {
  const storage = createMemoryStorage();
  const environment = createTestEnvironment(storage);
  const store = createGameStore(one.entry, one.game, environment);
  for (let games = 0; games < 3; games += 1) {
    store.newGame();
    play(store, one, (ms) => environment.advance(ms));
  }
  store.close();
  return storage;
}

describe.each(tried.map((one) => [one.entry.title, one] as const))('%s', (_, one) => {
  const { rules } = one.game;
  const past = deviceWithPast(one);

  it.each(rules.variants.map((variant) => [variant.label, variant] as const))('%s is the same board for everyone', (_label, variant) => {
    for (const seed of SEEDS) {
      const link = formatLink(rules, { variant, seed, carried: undefined }, rules.start(variant.options, seed));
      expect(parseLink(link, rules)).toEqual({ kind: 'game', variant, seed });
      expect(statesBy(one, link, past)).toEqual(statesBy(one, link, createMemoryStorage()));
    }
  });

  it('shares the game that is played, whatever it has carried on, with the first move where that belongs to the board', () => {
    const storage = createMemoryStorage();
    const environment = createTestEnvironment(storage);
    const store = createGameStore(one.entry, one.game, environment);
    for (let games = 0; games < 7; games += 1) {
      const [first] = one.bot.moves(store.getSnapshot().state);
      if (rules.firstMoveCode && first) store.play(first);
      const { state, origin } = store.getSnapshot();
      const shared = createGameStore(
        one.entry,
        one.game,
        createTestEnvironment(),
        parseLink(formatLink(rules, origin, state), rules),
      ).getSnapshot();
      const isSame = rules.isSameGame ?? isDeepStrictEqual;
      expect(isSame(shared.state, state)).toBe(true);
      store.newGame();
    }
  });

  it('says when two games are the same wherever something is carried', () => {
    expect(rules.isSameGame === undefined).toBe(rules.carry === undefined);
  });
});
