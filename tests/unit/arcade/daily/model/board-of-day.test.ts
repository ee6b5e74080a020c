// Tests the daily boards: the same for everyone, from fixed seeds, in the sets of the weekly plan.
import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { registry } from '#app/games/registry.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { createBoardOfDay, getDailySeed } from '#app/arcade/daily/model/board-of-day.ts';
import { getWeekday, toDate } from '#app/arcade/daily/model/calendar.ts';
import { DAILY_GAME_IDS, findNextDay, findPlannedBoard, getDailySet, type PlannedBoard } from '#app/arcade/daily/model/weekly-plan.ts';

const MONDAY = 23;
const SECOND_PLAN_MONDAY = 37;
const WEEK = Array.from({ length: 7 }, (_, index) => MONDAY + index);

const games = new Map<string, MiniGame>();
for (const entry of registry) games.set(entry.id, (await entry.load()).game);
for (const planned of WEEK.flatMap(getDailySet)) await loadResources(getGame(planned).rules, [planned.variant]);

function getGame({ game }: PlannedBoard): MiniGame {
  const found = games.get(game);
  if (!found) throw new Error(`${game} is not in the registry`);
  return found;
}

it('has seeds that never change', () => {
  expect([getDailySeed('sudoku', 22), getDailySeed('sudoku', 23), getDailySeed('wordle', 22), getDailySeed('puzzle', 24, 3)]).toEqual([
    2_483_316_605, 2_771_876_406, 1_760_279_132, 331_575_118,
  ]);
});

it('has seeds that differ from day to day, game to game and attempt to attempt', () => {
  const seeds = DAILY_GAME_IDS.flatMap((game) =>
    Array.from({ length: 1000 }, (_, day) => [getDailySeed(game, day), getDailySeed(game, day, 1)]).flat(),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.filter((seed) => seed % 2 === 0).length / seeds.length).toBeCloseTo(0.5, 1);
});

it('has five fixed games every day, and one of the others in rotation', () => {
  for (const day of WEEK) {
    const ids = getDailySet(day).map(({ game }) => game);
    expect(ids.slice(0, 5)).toEqual(['sudoku', 'wordle', 'minesweeper', 'solitaire', '2048']);
    expect(new Set(ids).size).toBe(6);
    expect(getDailySet(day + 7)).toEqual(getDailySet(day));
  }
  expect(findNextDay('puzzle', MONDAY)).toBe(MONDAY + 1);
  expect(findNextDay('tetris', MONDAY)).toBeNull();
});

it('keeps the plan of earlier days, and has larger boards of Puzzle from December 7, 2026 on', () => {
  const readVariants = (monday: number) => [1, 3, 5].map((weekday) => findPlannedBoard('puzzle', monday + weekday)?.variant);
  expect(toDate(SECOND_PLAN_MONDAY)).toEqual(new Date('2026-12-07'));
  expect(readVariants(SECOND_PLAN_MONDAY - 7)).toEqual(['3x3', '3x3', '3x3']);
  expect(readVariants(SECOND_PLAN_MONDAY)).toEqual(['3x3', '4x4', '5x5']);
  for (const [weekday, planned] of WEEK.map(getDailySet).entries())
    expect(getDailySet(SECOND_PLAN_MONDAY + weekday).slice(0, 5)).toEqual(planned.slice(0, 5));
});

it('takes any board of the larger Puzzles, without a target', () => {
  for (const day of [SECOND_PLAN_MONDAY + 3, SECOND_PLAN_MONDAY + 5]) {
    const planned = findPlannedBoard('puzzle', day);
    const board = planned && createBoardOfDay(getGame(planned), planned, day);
    expect(board).toMatchObject({ seed: getDailySeed('puzzle', day), target: null });
  }
});

it('has a board on every day for games whose result offers it', () => {
  const offering = [...games].flatMap(([id, { daily, restartUnit }]) => (daily && !restartUnit ? id : []));
  expect(offering.filter((id) => WEEK.some((day) => !findPlannedBoard(id, day)))).toEqual([]);
});

it('creates the same board each time, in the planned variant', () => {
  for (const day of WEEK)
    for (const planned of getDailySet(day)) {
      const game = getGame(planned);
      const board = createBoardOfDay(game, planned, day);
      expect(board.variant.id).toBe(planned.variant);
      expect(createBoardOfDay(game, planned, day)).toEqual(board);
    }
});

it('keeps the words of all days in Wordle', () => {
  const { rules } = getGame({ game: 'wordle', variant: 'daily' });
  const options = rules.variants.find(({ id }) => id === 'daily')?.options;
  const states = [22, 23, 24, 365].map((day) => rules.start(options, getDailySeed('wordle', day)));
  expect(states).toMatchObject([{ answer: 'GOUGE' }, { answer: 'USURP' }, { answer: 'MOOSE' }, { answer: 'TREND' }]);
});

it('gets harder during the week in Puzzle, Memory and 2048, where a number measures it', () => {
  const targetOf = (id: string, day: number) => {
    const planned = findPlannedBoard(id, day);
    return planned && createBoardOfDay(getGame(planned), planned, day).target;
  };
  for (const id of ['puzzle', 'memory', '2048']) {
    const targets = WEEK.flatMap((day) => targetOf(id, day) ?? []);
    expect(targets, id).toEqual(targets.toSorted((a, b) => a - b));
    expect(targets.length, id).toBeGreaterThan(2);
  }
});

it('opens the same first square of Minesweeper for everyone', () => {
  const planned = findPlannedBoard('minesweeper', MONDAY);
  if (!planned) throw new Error('Minesweeper is not in the set');
  const { opening } = createBoardOfDay(getGame(planned), planned, MONDAY);
  expect(opening).toEqual([{ type: 'reveal', cell: expect.any(Number) }]);
});

it('refuses a variant that the rules do not have', () => {
  const planned = { game: 'sudoku', variant: 'gone' };
  expect(() => createBoardOfDay(getGame(planned), planned, MONDAY)).toThrow(/gone/);
});

it('starts the week on Monday', () => expect(getWeekday(MONDAY)).toBe(0));
