// Tests the daily boards: the same for everyone, from fixed seeds, in the sets of the weekly plan.
import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { registry } from '#app/games/registry.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { createBoardOfDay, getDailySeed } from '#app/arcade/daily/model/board-of-day.ts';
import { findNextDay, findPlannedBoard, getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { dailyGames, type PlannedBoard } from '#app/content/data/weekly-plan.ts';

const MONDAY = 23;
const WEEK = Array.from({ length: 7 }, (_, index) => MONDAY + index);

/** Another studio may have left planned games out. */
const hasWholePlan = WEEK.every((day) => getDailySet(day).length > 5);

const games = new Map<string, MiniGame>();
for (const entry of registry) games.set(entry.id, (await entry.load()).game);
const getGame = ({ game }: PlannedBoard) => games.get(game) ?? expect.fail(`${game} is not in the registry`);
for (const planned of WEEK.flatMap(getDailySet)) await loadResources(getGame(planned).rules, [planned.variant]);

it('has seeds that never change', () => {
  expect([getDailySeed('sudoku', 22), getDailySeed('sudoku', 23), getDailySeed('wordle', 22), getDailySeed('puzzle', 24, 3)]).toEqual([
    2_483_316_605, 2_771_876_406, 1_760_279_132, 331_575_118,
  ]);
});

it('has seeds that differ from day to day, game to game and attempt to attempt', () => {
  const seeds = dailyGames.flatMap(({ id: game }) =>
    Array.from({ length: 1000 }, (_, day) => [getDailySeed(game, day), getDailySeed(game, day, 1)]).flat(),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.filter((seed) => seed % 2 === 0).length / seeds.length).toBeCloseTo(0.5, 1);
});

it.runIf(hasWholePlan)('has the same games every day, and a last one that changes', () => {
  const idsOf = (day: number) => getDailySet(day).map(({ game }) => game);
  const [fixed, last] = [idsOf(MONDAY).slice(0, -1), idsOf(MONDAY).at(-1)];
  for (const day of WEEK) {
    expect(idsOf(day).slice(0, -1)).toEqual(fixed);
    expect(new Set(idsOf(day)).size).toBe(fixed.length + 1);
    expect(getDailySet(day + 7)).toEqual(getDailySet(day));
  }
  const [other = '', day] = WEEK.map((one) => [idsOf(one).at(-1), one] as const).find(([id]) => id !== last) ?? [];
  expect(findNextDay(other, MONDAY)).toBe(day);
  expect(findNextDay('bean-jar', MONDAY)).toBeNull();
});

it('has a board on every day for games whose result offers it', () => {
  const offering = [...games].flatMap(([id, { daily, restartUnit }]) => (daily && !restartUnit ? id : []));
  expect(offering.filter((id) => WEEK.some((day) => !findPlannedBoard(id, day)))).toEqual([]);
});

it('creates the same board each time, in the planned variant, with opening moves where the game asks for them', () => {
  for (const [day, planned] of WEEK.flatMap((one) => getDailySet(one).map((board) => [one, board] as const))) {
    const game = getGame(planned);
    const board = createBoardOfDay(game, planned, day);
    expect([board.variant.id, board.opening.length > 0]).toEqual([planned.variant, game.daily?.openingMoves !== undefined]);
    expect(createBoardOfDay(game, planned, day)).toEqual(board);
  }
});

it.runIf(hasWholePlan)('gets harder during the week where a number measures it', () => {
  const targetOf = (id: string, day: number) => {
    const planned = findPlannedBoard(id, day);
    return (planned && createBoardOfDay(getGame(planned), planned, day).target) ?? [];
  };
  const targets = dailyGames.map(({ id }) => WEEK.flatMap((day) => targetOf(id, day)));
  expect(targets).toEqual(targets.map((ofGame) => ofGame.toSorted((a, b) => a - b)));
  expect(targets.some((ofGame) => ofGame.length > 2)).toBe(true);
});

it('refuses a variant that the rules do not have', () => {
  const planned = { ...(getDailySet(MONDAY)[0] as PlannedBoard), variant: 'gone' };
  expect(() => createBoardOfDay(getGame(planned), planned, MONDAY)).toThrow(/gone/);
});
