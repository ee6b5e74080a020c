import { describe, expect, it } from 'vitest';
import { createPuzzle, type Difficulty } from '#app/games/sudoku/rules/generator.ts';
import { CELL_COUNT, type Cells } from '#app/games/sudoku/rules/grid.ts';
import { isSolvedBy, LEVELS } from '#app/games/sudoku/rules/logic.ts';
import { findSolutions } from './solver.ts';

const CLASSIC: Difficulty = { kind: 'blanks', blanks: 40, level: 'singles' };
const SEEDS = 300; // `npx node tools/soak/run.ts` checks ten thousand

const puzzles = Array.from({ length: SEEDS }, (_, seed) => createPuzzle(CLASSIC, seed));
const countBlanks = (cells: Cells) => cells.filter((digit) => digit === 0).length;

it('SUD1 has exactly 41 givens and, by an independent solver, one solution', () => {
  for (const { givens, solution } of puzzles) {
    expect(countBlanks(givens)).toBe(40);
    expect(findSolutions(givens, 2)).toEqual([solution.join('')]);
  }
});

it('SUD2 returns a puzzle even if none meets the requirements', () => {
  const { givens, solution } = createPuzzle({ kind: 'blanks', blanks: CELL_COUNT, level: 'singles' }, 5);
  expect(findSolutions(givens, 2)).toEqual([solution.join('')]);
});

it('SUD17 creates grids that differ in more than the names of the digits', () => {
  const renamed = puzzles.map(({ solution }) => solution.map((digit) => solution.indexOf(digit) + 1).join(''));
  expect(new Set(renamed).size).toBe(SEEDS);
});

it('SUD17 puts every digit on every cell, and sometimes leaves each cell empty', () => {
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    expect(new Set(puzzles.map(({ solution }) => solution[cell])).size).toBe(9);
    const share = puzzles.filter(({ givens }) => givens[cell] === 0).length / SEEDS;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  }
});

it('SUD16 needs only singles in Classic', () => {
  for (const { givens } of puzzles) expect(isSolvedBy(givens, 'singles')).toBe(true);
});

it('SUD2 retries if a grid has no such puzzle', () => {
  const blanks = 56; // many grids do not allow so many empty cells, or not with singles only
  for (let seed = 0; seed < 12; seed += 1) {
    const { givens } = createPuzzle({ kind: 'blanks', blanks, level: 'singles' }, seed);
    expect(countBlanks(givens)).toBe(blanks);
    expect(isSolvedBy(givens, 'singles')).toBe(true);
  }
});

describe.each(['singles', 'pairs', 'patterns'] as const)('SUD16 the level of %s', (level) => {
  const hard = Array.from({ length: 6 }, (_, seed) => createPuzzle({ kind: 'level', level }, seed));
  const easier = LEVELS[LEVELS.indexOf(level) - 1] ?? 'scanning';

  it('needs its techniques and no harder ones', () => {
    for (const { givens } of hard) {
      expect(isSolvedBy(givens, level)).toBe(true);
      expect(isSolvedBy(givens, easier)).toBe(false);
    }
  });

  it('SUD1 has one solution', () => {
    for (const { givens, solution } of hard) expect(findSolutions(givens, 2)).toEqual([solution.join('')]);
  });
});
