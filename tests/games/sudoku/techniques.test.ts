// Tests each technique in isolation, on a grid whose other cells have all candidates.
import { expect, it } from 'vitest';
import { ALL_DIGITS, toBit, CELL_COUNT, listDigits, SIDE, UNITS } from '#app/games/sudoku/rules/grid.ts';
import { findElimination, TECHNIQUES, type Candidates, type Elimination, type Technique } from '#app/games/sudoku/rules/techniques.ts';

const UNIT_NAMES = UNITS.map((_, unit) => `${['row', 'column', 'box'][Math.floor(unit / SIDE)]} ${(unit % SIDE) + 1}`);
const EVERYTHING = Array.from({ length: CELL_COUNT }, () => ALL_DIGITS);

/** Parses what is known: '12 in 3 7' leaves two cells two digits, and '1 of row 2 in 9 10' leaves a digit two cells of a unit. */
function parseCandidates(knowledge: string): Candidates {
  const candidates = [...EVERYTHING];
  for (const [, digits = '', unit = '', places = ''] of knowledge.matchAll(/(\d+)(?: of (\w+ \d))? in ([\d ]+)/g)) {
    const cells = places.split(' ').map(Number);
    const set = Array.from(digits, Number).reduce((all, digit) => all | toBit(digit), 0);
    if (unit === '') for (const cell of cells) candidates[cell] = set;
    else for (const cell of UNITS[UNIT_NAMES.indexOf(unit)] ?? []) if (!cells.includes(cell)) candidates[cell]! &= ~set;
  }
  return candidates;
}

/** Tells the digits, cells and units of a pattern, and which digits it takes from which cells. */
function describeElimination({ digits, cells, units, ruledOut }: Elimination): [pattern: string, ruledOut: string] {
  const isWhole = cells.length > 0 && String(cells) === String(units.flatMap((unit) => UNITS[unit]));
  const names = units.map((unit) => UNIT_NAMES[unit]).join(', ');
  const from = ruledOut.map(([cell]) => cell).toSorted((a, b) => a - b);
  const lost = new Set(ruledOut.map(([, set]) => listDigits(set).join('')));
  return [
    listDigits(digits).join('') + (cells.length > 0 ? ` in ${isWhole ? 'every cell' : cells.join(' ')}` : '') + (names && ` of ${names}`),
    `${[...lost].join(' or ')} from ${from.join(' ')}`,
  ];
}

it.each<[Technique, where: string, knowledge: string, pattern: string, ruledOut: string]>([
  ['locked candidates', 'in a row of a box', '1 of row 1 in 0 1 2', '1 of row 1, box 1', '1 from 9 10 11 18 19 20'],
  ['locked candidates', 'in a column of a box', '5 of box 5 in 31 40', '5 of box 5, column 5', '5 from 4 13 22 58 67 76'],
  [
    'locked candidates',
    'of the first of two digits',
    '3 of box 9 in 60 69 78, 8 of box 9 in 60 78',
    '3 of box 9, column 7',
    '3 from 6 15 24 33 42 51',
  ],
  ['naked pair', 'in a row', '12 in 3 7', '12 in 3 7 of row 1', '12 from 0 1 2 4 5 6 8'],
  ['naked pair', 'in a column', '89 in 9 72', '89 in 9 72 of column 1', '89 from 0 18 27 36 45 54 63'],
  ['naked pair', 'behind one that takes nothing', '12 in 0 1, 12 of row 1 in 0 1, 34 in 4 5', '34 in 4 5 of row 1', '34 from 2 3 6 7 8'],
  ['naked triple', 'of two digits each', '12 in 0, 23 in 4, 13 in 8', '123 in 0 4 8 of row 1', '123 from 1 2 3 5 6 7'],
  ['hidden pair', 'in a box', '19 of box 1 in 0 20', '19 in 0 20 of box 1', '2345678 from 0 20'],
  ['hidden triple', 'in a column', '123 of column 9 in 8 44 80', '123 in 8 44 80 of column 9', '456789 from 8 44 80'],
  [
    'X-wing',
    'of rows',
    '4 of row 1 in 2 6, 4 of row 5 in 38 42',
    '4 in every cell of row 1, row 5',
    '4 from 11 15 20 24 29 33 47 51 56 60 65 69 74 78',
  ],
  [
    'X-wing',
    'of columns',
    '4 of column 1 in 9 54, 4 of column 9 in 17 62',
    '4 in every cell of column 1, column 9',
    '4 from 10 11 12 13 14 15 16 55 56 57 58 59 60 61',
  ],
  [
    'swordfish',
    'of rows with two cells each',
    '7 of row 1 in 0 4, 7 of row 4 in 31 35, 7 of row 7 in 54 62',
    '7 in every cell of row 1, row 4, row 7',
    '7 from 9 13 17 18 22 26 36 40 44 45 49 53 63 67 71 72 76 80',
  ],
  ['XY-wing', 'across a row and a column', '12 in 0, 13 in 4, 23 in 36', '3 in 0 4 36', '3 from 40'],
  [
    'turbot fish',
    'of two rows that meet in a column',
    '6 of row 1 in 0 4, 6 of row 4 in 27 32',
    '6 in 0 4 27 32 of row 1, row 4',
    '6 from 14 23 40 49',
  ],
])('SUD16 %s %s', (technique, _, knowledge, ...described) => {
  const found = findElimination(parseCandidates(knowledge), [technique]);
  expect(found?.technique).toBe(technique);
  expect(found && describeElimination(found)).toEqual(described);
});

it.each<[Technique, where: string, knowledge: string]>([
  ...TECHNIQUES.map((technique) => [technique, 'everything fits everywhere', ''] satisfies [Technique, string, string]),
  ['XY-wing', 'the cell between the partners can take a third digit', '124 in 0, 13 in 4, 23 in 36'],
  ['turbot fish', 'both pairs have one end', '6 of row 1 in 0 1, 6 of column 1 in 0 9'],
])('SUD16 %s finds nothing where %s', (technique, _, knowledge) => {
  expect(findElimination(parseCandidates(knowledge), [technique])).toBeNull();
});

it('a pattern without eliminations is not reported', () => {
  expect(findElimination(parseCandidates('3456789 in 0 1 2 4 5 6 8, 12 in 3 7'), ['naked pair'])).toBeNull();
});

it('the easiest pattern comes first', () => {
  expect(findElimination(parseCandidates('12 in 3 7, 5 of box 5 in 31 40'), TECHNIQUES)?.technique).toBe('locked candidates');
});
