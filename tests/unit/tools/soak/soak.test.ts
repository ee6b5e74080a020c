// Runs a short, deterministic soak test of every game and variant. It holds what is to hold in any game: TWO4 TWO5 TWO7 SLD14 KLO14 SPI11
// FRE11 BLO8.
import { describe, expect, it } from 'vitest';
import { assertHolds } from '#tests/games/bot.ts';
import { invariants } from '#templates/mini-game/tests/invariants.ts';
import { bot } from '#templates/mini-game/tests/bot.ts';
import { rules as counterRules } from '#templates/mini-game/rules/rules.ts';
import { findNextDay, getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { loadDailyGames, soakDays } from '../../../../tools/soak/daily-boards.ts';
import { loadSoakGames, soak, type SoakGame } from '../../../../tools/soak/soak.ts';

const MOVES = 20_000;
const SEED = 2048;

const counter = { title: 'Counter', rules: counterRules, bot, invariants } as unknown as SoakGame;
const games = [counter, ...(await loadSoakGames())];
const variants = games.flatMap(({ rules }) => rules.variants).length;

it('names the game, the seed and the move of a violated invariant', () => {
  const broken = {
    ...counter,
    invariants: {
      ...counter.invariants,
      checkState: (state: unknown) => assertHolds((state as { count: number }).count <= 12, 'it counts too far'),
    },
  };
  expect(() => soak(broken, { variant: 1, seed: SEED, moves: 1000 })).toThrow(
    /Counter, To twenty.*, seed 2048, move \d+ \{"type":"add"\}.*it counts too far/,
  );
});

describe.each(games)('$title', (game) => {
  it.each(game.rules.variants.map(({ label }, variant) => [label, variant] as const))(
    '%s violates no invariant in random play',
    (_, variant) => {
      const moves = Math.ceil(MOVES / variants);
      const { played, refused } = soak(game, { variant, seed: SEED, moves });
      expect(played).toBe(moves);
      // Moves that are all refused would prove nothing.
      expect(refused).toBeLessThan(0.8 * moves);
    },
  );
});

const FIRST_DAY = 37; // a Monday
const DAYS = 7; // `npx node tools/soak/run.ts` checks the next thousand
const dailyGames = await loadDailyGames();

it('checks every board of a week', () => {
  const planned = Array.from({ length: DAYS }, (_, index) => getDailySet(FIRST_DAY + index)).flat();
  const counts = Map.groupBy(planned, ({ game }) => dailyGames.get(game)?.title ?? '');
  expect(soakDays(dailyGames, FIRST_DAY, DAYS)).toEqual(new Map([...counts].map(([title, boards]) => [title, boards.length])));
});

it('names the day of a board that fails', () => {
  const [id, game] = [...dailyGames][0] ?? expect.fail('No game has daily boards');
  const broken = { ...game, invariants: { ...game.invariants, checkDailyBoard: () => assertHolds(false, 'it is too easy') } };
  const day = findNextDay(id, FIRST_DAY) ?? 0;
  expect(() => soakDays(new Map([...dailyGames, [id, broken]]), day, 1)).toThrow(`${game.title} of day ${day}: Error: it is too easy`);
});
