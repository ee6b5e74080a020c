// Tests each technique in isolation, on a grid whose other cells have all candidates.
import { expect, it } from 'vitest';
import { ALL_DIGITS, toBit, CELL_COUNT, listDigits, FIRST_BOX, SIDE, UNITS } from '#app/games/sudoku/rules/grid.ts';
import { findElimination, TECHNIQUES, type Candidates, type Technique } from '#app/games/sudoku/rules/techniques.ts';

const ROWS = 0;
const COLUMNS = SIDE;
const BOXES = FIRST_BOX;

type RestrictCandidates = (candidates: number[]) => void;

/** Limits some cells to some digits. */
function restrictCells(digits: readonly number[], ...cells: readonly number[]): RestrictCandidates {
  return (candidates) => {
    for (const cell of cells) candidates[cell] = digits.reduce((set, digit) => set | toBit(digit), 0);
  };
}

/** Limits a digit to some cells of a unit. */
function restrictDigit(digit: number, unit: number, ...cells: readonly number[]): RestrictCandidates {
  return (candidates) => {
    for (const cell of UNITS[unit] ?? []) if (!cells.includes(cell)) candidates[cell]! &= ~toBit(digit);
  };
}

function createCandidates(changes: readonly RestrictCandidates[]): Candidates {
  const candidates = Array.from({ length: CELL_COUNT }, () => ALL_DIGITS);
  for (const change of changes) change(candidates);
  return candidates;
}

interface Example {
  readonly technique: Technique;
  readonly where: string;
  readonly changes: readonly RestrictCandidates[];
  readonly digits: readonly number[]; // of the pattern
  readonly cells: readonly number[];
  readonly units: readonly number[]; // of the pattern
  readonly eliminated: readonly number[]; // the eliminated digits
  readonly from: readonly number[];
}

const EXAMPLES: readonly Example[] = [
  {
    technique: 'locked candidates',
    where: 'in a row of a box',
    changes: [restrictDigit(1, ROWS, 0, 1, 2)],
    digits: [1],
    cells: [],
    units: [ROWS, BOXES],
    eliminated: [1],
    from: [9, 10, 11, 18, 19, 20],
  },
  {
    technique: 'locked candidates',
    where: 'in a column of a box',
    changes: [restrictDigit(5, BOXES + 4, 31, 40)],
    digits: [5],
    cells: [],
    units: [BOXES + 4, COLUMNS + 4],
    eliminated: [5],
    from: [4, 13, 22, 58, 67, 76],
  },
  {
    technique: 'locked candidates',
    where: 'of the first of two digits',
    changes: [restrictDigit(3, BOXES + 8, 60, 69, 78), restrictDigit(8, BOXES + 8, 60, 78)],
    digits: [3],
    cells: [],
    units: [BOXES + 8, COLUMNS + 6],
    eliminated: [3],
    from: [6, 15, 24, 33, 42, 51],
  },
  {
    technique: 'naked pair',
    where: 'in a row',
    changes: [restrictCells([1, 2], 3, 7)],
    digits: [1, 2],
    cells: [3, 7],
    units: [ROWS],
    eliminated: [1, 2],
    from: [0, 1, 2, 4, 5, 6, 8],
  },
  {
    technique: 'naked pair',
    where: 'in a column',
    changes: [restrictCells([8, 9], 9, 72)],
    digits: [8, 9],
    cells: [9, 72],
    units: [COLUMNS],
    eliminated: [8, 9],
    from: [0, 18, 27, 36, 45, 54, 63],
  },
  {
    technique: 'naked pair',
    where: 'behind one that takes nothing away',
    changes: [restrictCells([1, 2], 0, 1), restrictDigit(1, ROWS, 0, 1), restrictDigit(2, ROWS, 0, 1), restrictCells([3, 4], 4, 5)],
    digits: [3, 4],
    cells: [4, 5],
    units: [ROWS],
    eliminated: [3, 4],
    from: [2, 3, 6, 7, 8],
  },
  {
    technique: 'naked triple',
    where: 'of two digits each',
    changes: [restrictCells([1, 2], 0), restrictCells([2, 3], 4), restrictCells([1, 3], 8)],
    digits: [1, 2, 3],
    cells: [0, 4, 8],
    units: [ROWS],
    eliminated: [1, 2, 3],
    from: [1, 2, 3, 5, 6, 7],
  },
  {
    technique: 'hidden pair',
    where: 'in a box',
    changes: [restrictDigit(1, BOXES, 0, 20), restrictDigit(9, BOXES, 0, 20)],
    digits: [1, 9],
    cells: [0, 20],
    units: [BOXES],
    eliminated: [2, 3, 4, 5, 6, 7, 8],
    from: [0, 20],
  },
  {
    technique: 'hidden triple',
    where: 'in a column',
    changes: [1, 2, 3].map((digit) => restrictDigit(digit, COLUMNS + 8, 8, 44, 80)),
    digits: [1, 2, 3],
    cells: [8, 44, 80],
    units: [COLUMNS + 8],
    eliminated: [4, 5, 6, 7, 8, 9],
    from: [8, 44, 80],
  },
  {
    technique: 'X-wing',
    where: 'of rows',
    changes: [restrictDigit(4, ROWS, 2, 6), restrictDigit(4, ROWS + 4, 38, 42)],
    digits: [4],
    cells: [ROWS, ROWS + 4].flatMap((unit) => UNITS[unit] ?? []),
    units: [ROWS, ROWS + 4],
    eliminated: [4],
    from: [11, 15, 20, 24, 29, 33, 47, 51, 56, 60, 65, 69, 74, 78],
  },
  {
    technique: 'X-wing',
    where: 'of columns',
    changes: [restrictDigit(4, COLUMNS, 9, 54), restrictDigit(4, COLUMNS + 8, 17, 62)],
    digits: [4],
    cells: [COLUMNS, COLUMNS + 8].flatMap((unit) => UNITS[unit] ?? []),
    units: [COLUMNS, COLUMNS + 8],
    eliminated: [4],
    from: [10, 11, 12, 13, 14, 15, 16, 55, 56, 57, 58, 59, 60, 61],
  },
  {
    technique: 'swordfish',
    where: 'of rows with two cells each',
    changes: [restrictDigit(7, ROWS, 0, 4), restrictDigit(7, ROWS + 3, 31, 35), restrictDigit(7, ROWS + 6, 54, 62)],
    digits: [7],
    cells: [ROWS, ROWS + 3, ROWS + 6].flatMap((unit) => UNITS[unit] ?? []),
    units: [ROWS, ROWS + 3, ROWS + 6],
    eliminated: [7],
    from: [9, 13, 17, 18, 22, 26, 36, 40, 44, 45, 49, 53, 63, 67, 71, 72, 76, 80],
  },
  {
    technique: 'XY-wing',
    where: 'across a row and a column',
    changes: [restrictCells([1, 2], 0), restrictCells([1, 3], 4), restrictCells([2, 3], 36)],
    digits: [3],
    cells: [0, 4, 36],
    units: [],
    eliminated: [3],
    from: [40],
  },
  {
    technique: 'turbot fish',
    where: 'of two rows that meet in a column',
    changes: [restrictDigit(6, ROWS, 0, 4), restrictDigit(6, ROWS + 3, 27, 32)],
    digits: [6],
    cells: [0, 4, 27, 32],
    units: [ROWS, ROWS + 3],
    eliminated: [6],
    from: [14, 23, 40, 49],
  },
];

it.each(EXAMPLES)('SUD16 $technique $where', ({ technique, changes, digits, cells, units, eliminated, from }) => {
  const found = findElimination(createCandidates(changes), [technique]);
  expect(found).toMatchObject({ technique, cells, units });
  expect(listDigits(found?.digits ?? 0)).toEqual(digits);
  expect(found?.ruledOut.map(([cell]) => cell).toSorted((a, b) => a - b)).toEqual(from);
  for (const [, lost] of found?.ruledOut ?? []) expect(listDigits(lost)).toEqual(eliminated);
});

const LOOKALIKES: readonly Pick<Example, 'technique' | 'where' | 'changes'>[] = [
  ...TECHNIQUES.map((technique) => ({ technique, where: 'everything fits everywhere', changes: [] })),
  {
    technique: 'XY-wing',
    where: 'the cell between the partners can take a third digit',
    changes: [restrictCells([1, 2, 4], 0), restrictCells([1, 3], 4), restrictCells([2, 3], 36)],
  },
  { technique: 'turbot fish', where: 'both pairs have one end', changes: [restrictDigit(6, ROWS, 0, 1), restrictDigit(6, COLUMNS, 0, 9)] },
];

it.each(LOOKALIKES)('SUD16 $technique finds nothing where $where', ({ technique, changes }) => {
  expect(findElimination(createCandidates(changes), [technique])).toBeNull();
});

it('a pattern without eliminations is not reported', () => {
  const pair = [restrictCells([3, 4, 5, 6, 7, 8, 9], 0, 1, 2, 4, 5, 6, 8), restrictCells([1, 2], 3, 7)];
  expect(findElimination(createCandidates(pair), ['naked pair'])).toBeNull();
});

it('the easiest pattern comes first', () => {
  const both = [restrictCells([1, 2], 3, 7), restrictDigit(5, BOXES + 4, 31, 40)];
  expect(findElimination(createCandidates(both), TECHNIQUES)?.technique).toBe('locked candidates');
});
