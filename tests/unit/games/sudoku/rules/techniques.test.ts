// Each pattern by itself, on a grid where every other cell can still take everything.
import { expect, it } from 'vitest';
import { ALL_DIGITS, bitOf, CELL_COUNT, digitsOf, FIRST_BOX, SIDE, UNITS } from '#app/games/sudoku/rules/grid.ts';
import { nextElimination, TECHNIQUES, type Left, type Technique } from '#app/games/sudoku/rules/techniques.ts';

const ROWS = 0;
const COLUMNS = SIDE;
const BOXES = FIRST_BOX;

type Change = (left: number[]) => void;

/** These cells can take these digits alone. */
function takes(digits: readonly number[], ...cells: readonly number[]): Change {
  return (left) => {
    for (const cell of cells) left[cell] = digits.reduce((set, digit) => set | bitOf(digit), 0);
  };
}

/** A digit fits into these cells of a unit alone. */
function fits(digit: number, unit: number, ...cells: readonly number[]): Change {
  return (left) => {
    for (const cell of UNITS[unit] ?? []) if (!cells.includes(cell)) left[cell]! &= ~bitOf(digit);
  };
}

function leftAfter(changes: readonly Change[]): Left {
  const left = Array.from({ length: CELL_COUNT }, () => ALL_DIGITS);
  for (const change of changes) change(left);
  return left;
}

interface Example {
  readonly technique: Technique;
  readonly where: string;
  readonly changes: readonly Change[];
  readonly digits: readonly number[]; // of the pattern
  readonly cells: readonly number[];
  readonly units: readonly number[]; // that it lies in
  readonly gone: readonly number[]; // the digits that it rules out
  readonly from: readonly number[];
}

const EXAMPLES: readonly Example[] = [
  {
    technique: 'locked candidates',
    where: 'in a row of a box',
    changes: [fits(1, ROWS, 0, 1, 2)],
    digits: [1],
    cells: [],
    units: [ROWS, BOXES],
    gone: [1],
    from: [9, 10, 11, 18, 19, 20],
  },
  {
    technique: 'locked candidates',
    where: 'in a column of a box',
    changes: [fits(5, BOXES + 4, 31, 40)],
    digits: [5],
    cells: [],
    units: [BOXES + 4, COLUMNS + 4],
    gone: [5],
    from: [4, 13, 22, 58, 67, 76],
  },
  {
    technique: 'locked candidates',
    where: 'of the first of two digits',
    changes: [fits(3, BOXES + 8, 60, 69, 78), fits(8, BOXES + 8, 60, 78)],
    digits: [3],
    cells: [],
    units: [BOXES + 8, COLUMNS + 6],
    gone: [3],
    from: [6, 15, 24, 33, 42, 51],
  },
  {
    technique: 'naked pair',
    where: 'in a row',
    changes: [takes([1, 2], 3, 7)],
    digits: [1, 2],
    cells: [3, 7],
    units: [ROWS],
    gone: [1, 2],
    from: [0, 1, 2, 4, 5, 6, 8],
  },
  {
    technique: 'naked pair',
    where: 'in a column',
    changes: [takes([8, 9], 9, 72)],
    digits: [8, 9],
    cells: [9, 72],
    units: [COLUMNS],
    gone: [8, 9],
    from: [0, 18, 27, 36, 45, 54, 63],
  },
  {
    technique: 'naked pair',
    where: 'behind one that takes nothing away',
    changes: [takes([1, 2], 0, 1), fits(1, ROWS, 0, 1), fits(2, ROWS, 0, 1), takes([3, 4], 4, 5)],
    digits: [3, 4],
    cells: [4, 5],
    units: [ROWS],
    gone: [3, 4],
    from: [2, 3, 6, 7, 8],
  },
  {
    technique: 'naked triple',
    where: 'of two digits each',
    changes: [takes([1, 2], 0), takes([2, 3], 4), takes([1, 3], 8)],
    digits: [1, 2, 3],
    cells: [0, 4, 8],
    units: [ROWS],
    gone: [1, 2, 3],
    from: [1, 2, 3, 5, 6, 7],
  },
  {
    technique: 'hidden pair',
    where: 'in a box',
    changes: [fits(1, BOXES, 0, 20), fits(9, BOXES, 0, 20)],
    digits: [1, 9],
    cells: [0, 20],
    units: [BOXES],
    gone: [2, 3, 4, 5, 6, 7, 8],
    from: [0, 20],
  },
  {
    technique: 'hidden triple',
    where: 'in a column',
    changes: [1, 2, 3].map((digit) => fits(digit, COLUMNS + 8, 8, 44, 80)),
    digits: [1, 2, 3],
    cells: [8, 44, 80],
    units: [COLUMNS + 8],
    gone: [4, 5, 6, 7, 8, 9],
    from: [8, 44, 80],
  },
  {
    technique: 'X-wing',
    where: 'of rows',
    changes: [fits(4, ROWS, 2, 6), fits(4, ROWS + 4, 38, 42)],
    digits: [4],
    cells: [ROWS, ROWS + 4].flatMap((unit) => UNITS[unit] ?? []),
    units: [ROWS, ROWS + 4],
    gone: [4],
    from: [11, 15, 20, 24, 29, 33, 47, 51, 56, 60, 65, 69, 74, 78],
  },
  {
    technique: 'X-wing',
    where: 'of columns',
    changes: [fits(4, COLUMNS, 9, 54), fits(4, COLUMNS + 8, 17, 62)],
    digits: [4],
    cells: [COLUMNS, COLUMNS + 8].flatMap((unit) => UNITS[unit] ?? []),
    units: [COLUMNS, COLUMNS + 8],
    gone: [4],
    from: [10, 11, 12, 13, 14, 15, 16, 55, 56, 57, 58, 59, 60, 61],
  },
  {
    technique: 'swordfish',
    where: 'of rows with two cells each',
    changes: [fits(7, ROWS, 0, 4), fits(7, ROWS + 3, 31, 35), fits(7, ROWS + 6, 54, 62)],
    digits: [7],
    cells: [ROWS, ROWS + 3, ROWS + 6].flatMap((unit) => UNITS[unit] ?? []),
    units: [ROWS, ROWS + 3, ROWS + 6],
    gone: [7],
    from: [9, 13, 17, 18, 22, 26, 36, 40, 44, 45, 49, 53, 63, 67, 71, 72, 76, 80],
  },
  {
    technique: 'XY-wing',
    where: 'across a row and a column',
    changes: [takes([1, 2], 0), takes([1, 3], 4), takes([2, 3], 36)],
    digits: [3],
    cells: [0, 4, 36],
    units: [],
    gone: [3],
    from: [40],
  },
  {
    technique: 'turbot fish',
    where: 'of two rows that meet in a column',
    changes: [fits(6, ROWS, 0, 4), fits(6, ROWS + 3, 27, 32)],
    digits: [6],
    cells: [0, 4, 27, 32],
    units: [ROWS, ROWS + 3],
    gone: [6],
    from: [14, 23, 40, 49],
  },
];

it.each(EXAMPLES)('SUD16 $technique $where', ({ technique, changes, digits, cells, units, gone, from }) => {
  const found = nextElimination(leftAfter(changes), [technique]);
  expect(found).toMatchObject({ technique, cells, units });
  expect(digitsOf(found?.digits ?? 0)).toEqual(digits);
  expect(found?.ruledOut.map(([cell]) => cell).toSorted((a, b) => a - b)).toEqual(from);
  for (const [, lost] of found?.ruledOut ?? []) expect(digitsOf(lost)).toEqual(gone);
});

const LOOKALIKES: readonly Pick<Example, 'technique' | 'where' | 'changes'>[] = [
  ...TECHNIQUES.map((technique) => ({ technique, where: 'everything fits everywhere', changes: [] })),
  {
    technique: 'XY-wing',
    where: 'the cell between the partners can take a third digit',
    changes: [takes([1, 2, 4], 0), takes([1, 3], 4), takes([2, 3], 36)],
  },
  { technique: 'turbot fish', where: 'both pairs have one end', changes: [fits(6, ROWS, 0, 1), fits(6, COLUMNS, 0, 9)] },
];

it.each(LOOKALIKES)('SUD16 $technique finds nothing where $where', ({ technique, changes }) => {
  expect(nextElimination(leftAfter(changes), [technique])).toBeNull();
});

it('a pattern that takes nothing away is none', () => {
  const pair = [takes([3, 4, 5, 6, 7, 8, 9], 0, 1, 2, 4, 5, 6, 8), takes([1, 2], 3, 7)];
  expect(nextElimination(leftAfter(pair), ['naked pair'])).toBeNull();
});

it('the easier pattern comes first', () => {
  const both = [takes([1, 2], 3, 7), fits(5, BOXES + 4, 31, 40)];
  expect(nextElimination(leftAfter(both), TECHNIQUES)?.technique).toBe('locked candidates');
});
