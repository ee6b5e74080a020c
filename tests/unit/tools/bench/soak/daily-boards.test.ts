// Checks the boards of one fixed week; `npx node tools/bench/soak.ts` checks the next thousand days.
import { expect, it } from 'vitest';
import { assertHolds } from '#tests/bots/bot.ts';
import { loadDailyGames, soakDays } from '../../../../../tools/bench/soak/daily-boards.ts';

const FIRST_DAY = 37; // a Monday
const DAYS = 7;
const games = await loadDailyGames();

it('checks every board of a week', () => {
  const boards = soakDays(games, FIRST_DAY, DAYS);
  expect(boards.get('Sudoku')).toBe(DAYS);
  expect([...boards.values()].reduce((sum, count) => sum + count, 0)).toBe(6 * DAYS);
});

it('names the day of a board that fails', () => {
  const sudoku = games.get('sudoku');
  if (!sudoku) throw new Error('Sudoku has no days');
  const broken = { ...sudoku, invariants: { ...sudoku.invariants, checkDailyBoard: () => assertHolds(false, 'it is too easy') } };
  expect(() => soakDays(new Map([...games, ['sudoku', broken]]), 22, 1)).toThrow(/Sudoku of day 22: .*it is too easy/);
});
