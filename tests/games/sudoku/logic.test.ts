import { describe, expect, it } from 'vitest';
import { createPuzzle } from '#app/games/sudoku/rules/generator.ts';
import { toBit, FIRST_BOX, UNITS, type Cells } from '#app/games/sudoku/rules/grid.ts';
import { createHints } from '#app/games/sudoku/hints.ts';
import { deduce, isSolvedBy, LEVELS } from '#app/games/sudoku/rules/logic.ts';
import { TECHNIQUES, type Elimination } from '#app/games/sudoku/rules/techniques.ts';
import { findSolutions } from './solver.ts';

/** Parses a drawing, row by row, with a dot for an empty cell. */
function parseGrid(drawing: string): Cells {
  return [...drawing.replaceAll(/\s/g, '')].map((cell) => (cell === '.' ? 0 : Number(cell)));
}

function parseAndSolve(drawing: string): { cells: Cells; solution: Cells } {
  return { cells: parseGrid(drawing), solution: parseGrid(findSolutions(parseGrid(drawing), 1)[0] ?? '') };
}

const BEYOND_PATTERNS = '8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4..';

/** Puzzles that together need every technique. */
const hardPuzzles = [5000, 5001, 5002, 5003, 5009, 5019, 5040].map((seed) => createPuzzle({ kind: 'level', level: 'patterns' }, seed));

/** Every pattern found while solving the hard puzzles, with the solution of the grid. */
const patterns: readonly { elimination: Elimination; solution: Cells }[] = hardPuzzles.flatMap(({ givens, solution }) => {
  const cells = [...givens];
  const seen: { elimination: Elimination; solution: Cells }[] = [];
  while (cells.includes(0)) {
    const { eliminations, singles: found } = deduce(cells);
    for (const elimination of eliminations) seen.push({ elimination, solution });
    for (const { cell, digit } of found) cells[cell] = digit;
    if (found.length === 0) break;
  }
  return seen;
});

it.each(TECHNIQUES)('SUD16 %s never rules out a digit of the solution', (technique) => {
  const found = patterns.filter(({ elimination }) => elimination.technique === technique);
  expect(found.length).toBeGreaterThan(0);
  for (const { elimination, solution } of found) {
    for (const [cell, digits] of elimination.ruledOut) expect(digits & toBit(solution[cell] ?? 0)).toBe(0);
  }
});

it('SUD16 rates a harder puzzle above every level', () => {
  for (const level of LEVELS) expect(isSolvedBy(parseGrid(BEYOND_PATTERNS), level)).toBe(false);
});

it('SUD16 scanning fills an empty box of a full grid', () => {
  const [{ solution } = { solution: [] }] = hardPuzzles;
  const box = UNITS[FIRST_BOX] ?? [];
  const cells = solution.map((digit, cell) => (box.includes(cell) ? 0 : digit));
  expect(isSolvedBy(cells, 'scanning')).toBe(true);
});

it('SUD16 scanning does not find a hidden single of a row or column', () => {
  const puzzle = parseGrid('5.7...6.. 9..37.... .436.9... .8......6 1...8.2.. 3.67...1. ...1.2... ......1.8 4...98...');
  expect(isSolvedBy(puzzle, 'singles')).toBe(true);
  expect(isSolvedBy(puzzle, 'scanning')).toBe(false);
});

describe('SUD12 hints', () => {
  it('solve every puzzle, one forced cell at a time, and name the pattern if there are no singles', () => {
    const words: string[] = [];
    for (const { givens, solution } of hardPuzzles) {
      let cells = givens;
      while (cells.includes(0)) {
        const hints = createHints(cells, solution);
        expect(new Set(hints.map(({ cell }) => cell)).size).toBe(hints.length);
        const { cell, digit, why } = hints[0] ?? expect.fail('There is no hint');
        expect(digit).toBe(solution[cell]);
        words.push(why);
        cells = cells.with(cell, digit ?? 0);
      }
      expect(cells).toEqual(solution);
    }
    expect(words.some((sentence) => sentence.includes('so no other cell in'))).toBe(true);
    expect(words.filter((sentence) => !/^(Row|In|After|Whatever)/.test(sentence) || /undefined|trying out/.test(sentence))).toEqual([]);
  });

  /** Returns the reason of the first hint for a cell. */
  function getReason(drawing: string, cell: number): string | undefined {
    const { cells, solution } = parseAndSolve(drawing);
    return createHints(cells, solution).find((hint) => hint.cell === cell)?.why;
  }

  it('explain why a cell can take only one digit', () => {
    expect(getReason('1234567.. ......... ......... ........8 ......... ......... ......... ......... .........', 8)).toBe(
      'Row 1, column 9 has only one digit left.',
    );
  });

  it('explain why a digit has only one possible cell', () => {
    expect(getReason('.......1. ...1..... ......... ......... 1........ ......... .1....... ......... .........', 20)).toBe(
      'Row 3, column 3 is forced by its box.',
    );
    expect(getReason('12345678. ......... ......... ......... ......... ......... ......... ......... .........', 8)).toBe(
      'Row 1, column 9 is the last of its row.',
    );
  });

  it('remove wrong digits first', () => {
    const [first] = hardPuzzles;
    if (!first) throw new Error('There are puzzles');
    const cell = first.givens.indexOf(0);
    const wrong = (first.solution[cell] ?? 0) === 9 ? 1 : 9;
    const [hint, ...others] = createHints(first.givens.with(cell, wrong), first.solution);
    expect(hint).toMatchObject({ cell, digit: null });
    expect(others).toEqual([]);
  });

  it('report if no pattern helps', () => {
    const { cells, solution } = parseAndSolve(BEYOND_PATTERNS);
    const hints = createHints(cells, solution);
    expect(hints).toHaveLength(1);
    expect(hints[0]?.digit).toBe(solution[hints[0]?.cell ?? 0]);
    expect(hints[0]?.why).toContain('No simple pattern helps');
  });
});
