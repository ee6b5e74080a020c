import { describe, expect, it } from 'vitest';
import { newPuzzle, type Difficulty, type Puzzle } from './generator.ts';
import { CELL_COUNT, isSolved, type Cells } from './grid.ts';
import { isSolvedBy, LEVELS } from './logic.ts';
import { solutions } from './test-solver.ts';

const CLASSIC: Difficulty = { kind: 'blanks', blanks: 40 };
const SEEDS = 1000; // ten thousand in the soak

let dealt: readonly Puzzle[] | undefined;

/** The puzzles of the first seeds, made once. */
function puzzles(): readonly Puzzle[] {
  dealt ??= Array.from({ length: SEEDS }, (_, seed) => newPuzzle(CLASSIC, seed));
  return dealt;
}

const blanksOf = (cells: Cells) => cells.filter((digit) => digit === 0).length;

it('SUD1 has exactly 41 givens, and one solution by the count of a solver of its own', () => {
  for (const { givens, solution } of puzzles()) {
    expect(blanksOf(givens)).toBe(40);
    expect(solutions(givens, 2)).toEqual([solution.join('')]);
  }
});

it('SUD1 is solved by its solution, which keeps the givens', () => {
  for (const { givens, solution } of puzzles()) {
    expect(isSolved(solution)).toBe(true);
    expect(givens.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
  }
});

it('SUD2 comes even when nothing fits', () => {
  const { givens, solution } = newPuzzle({ kind: 'blanks', blanks: CELL_COUNT }, 5);
  expect(solutions(givens, 2)).toEqual([solution.join('')]);
});

it('SUD17 fills its grids in ways that renaming the digits does not explain', () => {
  const renamed = puzzles().map(({ solution }) => solution.map((digit) => solution.indexOf(digit) + 1).join(''));
  expect(new Set(renamed).size).toBe(SEEDS);
});

it('SUD17 puts every digit everywhere and leaves every cell empty at times', () => {
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    expect(new Set(puzzles().map(({ solution }) => solution[cell])).size).toBe(9);
    const share = puzzles().filter(({ givens }) => givens[cell] === 0).length / SEEDS;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  }
});

it('SUD16 asks for no more than plain cells at first', () => {
  for (const { givens } of puzzles().slice(0, 300)) expect(isSolvedBy(givens, 'singles')).toBe(true);
});

describe.each(['singles', 'pairs', 'patterns'] as const)('SUD16 the level of %s', (level) => {
  const hard = Array.from({ length: 12 }, (_, seed) => newPuzzle({ kind: 'level', level }, seed));
  const easier = LEVELS[LEVELS.indexOf(level) - 1] ?? 'scanning';

  it('asks for its steps and for none beyond', () => {
    for (const { givens } of hard) {
      expect(isSolvedBy(givens, level)).toBe(true);
      expect(isSolvedBy(givens, easier)).toBe(false);
    }
  });

  it('SUD1 has one solution', () => {
    for (const { givens, solution } of hard) expect(solutions(givens, 2)).toEqual([solution.join('')]);
  });
});

// Links and the boards of the day name a puzzle by its seed. In each of these, cells that come late can still be emptied.
it.each([
  ['singles', 5, '..39.8..4....4...7.8....1326...5...........754..8..9..........1.....32..351.2....'],
  ['pairs', 12, '.94.....18...6...3.....8.2..3..4..19...63.........7.68..3.....79.1.5....64.1...5.'],
  ['patterns', 5, '..39.8..4....4...7.8....1326...5...........754..8..9..........1.....32...5142....'],
] as const)('SUD16 a seed has the puzzle of %s that it always had', (level, seed, drawing) => {
  expect(
    newPuzzle({ kind: 'level', level }, seed)
      .givens.map((digit) => digit || '.')
      .join(''),
  ).toBe(drawing);
});
