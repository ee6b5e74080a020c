// Tests that a link opens the same board on every device, in every game and variant, whatever was played there before.
import { describe, expect, it } from 'vitest';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Bot } from '#tests/bots/bot.ts';
import { demos } from '#app/games/demos.ts';
import { registry } from '#app/games/registry.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { formatLink, parseLink } from '#app/game-kit/session/game-link.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './session/test-environment.ts';

const SEEDS = [0, 2 ** 32 - 1];
const MOVES = 6;

interface GameUnderTest {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly bot: Bot<unknown, object>;
}

const gamesUnderTest = await Promise.all(
  [...registry, ...demos].map(async (entry): Promise<GameUnderTest> => {
    const { game } = await entry.load();
    await loadResources(
      game.rules,
      game.rules.variants.map(({ id }) => id),
    );
    const { bot } = (await import(`#tests/bots/${entry.id}.ts`)) as { bot: Bot<unknown, object> };
    return { entry, game, bot };
  }),
);

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

describe.each(gamesUnderTest.map((tested) => [tested.entry.title, tested] as const))('%s', (_, tested) => {
  const { rules } = tested.game;
  const past = createUsedDevice(tested);

  it.each(rules.variants.map((variant) => [variant.label, variant] as const))(
    '%s opens the same board on every device',
    (_label, variant) => {
      for (const seed of SEEDS) {
        const link = formatLink(rules, { variant, seed, carried: undefined }, rules.start(variant.options, seed));
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
      if (rules.linkCode && !rules.carry && first) store.play(first);
      const { state, origin } = store.getSnapshot();
      const shared = createGameStore(
        tested.entry,
        tested.game,
        createTestEnvironment(),
        parseLink(formatLink(rules, origin, state), rules),
      ).getSnapshot();
      // Carried data, such as the words played before, stays on the device.
      if (rules.carry) expect(rules.linkCode?.encode(shared.state)).toBe(rules.linkCode?.encode(state));
      else expect(shared.state).toEqual(state);
      store.newGame();
    }
  });
});
