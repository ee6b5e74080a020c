// Tests that a link opens the same board on every device, in every game and variant, whatever was played there before.
import { describe, expect, it } from 'vitest';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { formatLink, parseLink } from '#app/game-kit/session/game-link.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { loadGames, type GameUnderTest } from './load-games.ts';
import { createTestEnvironment } from './session/test-environment.ts';

const SEEDS = [0, 2 ** 32 - 1];
const MOVES = 6;

/** Plays the bot's moves, or lets time pass if it has none. Returns all states. */
function play(store: GameStore, { game, bot }: GameUnderTest, pass: (ms: number) => void): unknown[] {
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

/** Opens a link on a device; returns the first states of its game. */
function playLink(tested: GameUnderTest, link: string, storage: TextStorage): unknown[] {
  const environment = createTestEnvironment(storage);
  const store = createGameStore(tested.entry, tested.game, environment, parseLink(link, tested.game.rules));
  return play(store, tested, (ms) => environment.advance(ms));
}

/** Creates a device with a few played games and one in progress. */
function createUsedDevice(tested: GameUnderTest): TextStorage {
  const storage = createMemoryStorage();
  const environment = createTestEnvironment(storage);
  const store = createGameStore(tested.entry, tested.game, environment);
  for (let games = 0; games < 3; games += 1) {
    store.newGame();
    play(store, tested, (ms) => environment.advance(ms));
  }
  store.close();
  return storage;
}

describe.each(await loadGames())('$title', (tested) => {
  const { rules } = tested.game;
  const past = createUsedDevice(tested);

  it.each(rules.variants.map((variant) => [variant.label, variant] as const))(
    '%s opens the same board on every device',
    (_label, variant) => {
      for (const seed of SEEDS) {
        const link = formatLink(rules, { variant, seed }, rules.start(variant.options, seed));
        expect(parseLink(link, rules)).toMatchObject({ kind: 'game', variant, seed });
        expect(playLink(tested, link, past)).toEqual(playLink(tested, link, createMemoryStorage()));
      }
    },
  );

  it('shares the current game, with its first move if that determines the board', () => {
    const storage = createMemoryStorage();
    const environment = createTestEnvironment(storage);
    const store = createGameStore(tested.entry, tested.game, environment);
    for (let games = 0; games < 3; games += 1) {
      const [first] = tested.bot.moves(store.getSnapshot().state);
      if (rules.firstMove && first) store.play(first);
      const { state, origin } = store.getSnapshot();
      const link = parseLink(formatLink(rules, origin, state), rules);
      const shared = createGameStore(tested.entry, tested.game, createTestEnvironment(), link).getSnapshot();
      expect(shared.state).toEqual(state);
      store.newGame();
    }
  });
});
