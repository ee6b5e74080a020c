// Tests the search for the first wrong digit.
import { expect, it } from 'vitest';
import { rules, type SudokuMove } from '#app/games/sudoku/rules/rules.ts';
import { findTurningPoint } from '#app/games/sudoku/turning-point.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { listHistory } from '#tests/unit/card-kit/solver/lost-game.ts';

const { after } = createTestPlay(rules);
const start = rules.start(rules.variants[0].options, 1);
const open = start.givens.flatMap((given, cell) => (given === 0 ? cell : []));
const [one = 0, two = 0, three = 0] = open;
const right = (cell: number): SudokuMove => ({ type: 'set', cell, digit: start.solution[cell] ?? 0, tidies: true });
const wrong = (cell: number): SudokuMove => ({ type: 'set', cell, digit: ((start.solution[cell] ?? 0) % 9) + 1, tidies: true });

it.each<[string, SudokuMove[], number | null]>([
  ['of one', [right(one), wrong(two), right(three)], 1],
  ['of two', [right(one), wrong(two), wrong(three)], 1],
  ['that still stands, after another was removed', [wrong(one), { type: 'clear', cell: one }, right(two), wrong(three)], 3],
  ['where none is wrong', [right(one), right(two)], null],
])('SUD18 finds the first wrong digit: %s', (_, moves, index) => {
  const found = findTurningPoint(listHistory(after, start, moves), moves);
  expect(found?.index ?? null).toBe(index);
  if (index !== null)
    expect(found?.why).toMatch(/^The \d in row \d, column \d was the first wrong digit(: it conflicts with another \d)?\.$/);
});
