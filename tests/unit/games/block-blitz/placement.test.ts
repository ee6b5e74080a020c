// Where a held piece shows on the board of Block Blitz.
import { describe, expect, it } from 'vitest';
import { getCornerAround, previewPiece } from '#app/games/block-blitz/view/placement.ts';
import { BAR, createPiece, createState, DOT, FULL_BUT_ONE } from './test-board.ts';

const cell = (row: number, column: number) => row * 8 + column;
const block = createPiece('XXX XXX XXX');

it.each([
  ['around a cell', block, cell(3, 4), { row: 2, column: 3 }],
  ['within the upper left', block, cell(0, 0), { row: 0, column: 0 }],
  ['within the lower right', block, cell(7, 7), { row: 5, column: 5 }],
  ['of one that is wide', BAR, cell(4, 4), { row: 4, column: 3 }],
  ['of one that is high', createPiece('X X X X'), cell(4, 4), { row: 3, column: 4 }],
  ['of a single cell', DOT, cell(6, 2), { row: 6, column: 2 }],
])('the corner of a piece is %s', (_, piece, middle, corner) => {
  expect(getCornerAround(piece, middle)).toEqual(corner);
});

describe('a preview', () => {
  const { field } = createState([FULL_BUT_ONE, '', 'X'], [DOT]);

  it('shows where a piece would lie, and what it would burst', () => {
    expect(previewPiece(field, DOT, { row: 0, column: 7 })).toEqual({ cells: [7], fits: true, lines: { rows: [0], columns: [] } });
    expect(previewPiece(field, BAR, { row: 1, column: 2 })).toEqual({ cells: [10, 11, 12], fits: true, lines: { rows: [], columns: [] } });
  });

  it('shows a piece that does not fit, without lines', () => {
    expect(previewPiece(field, BAR, { row: 2, column: 0 })).toEqual({ cells: [16, 17, 18], fits: false, lines: { rows: [], columns: [] } });
  });

  it('shows only the cells that are on the board', () => {
    expect(previewPiece(field, block, { row: -1, column: -2 })).toMatchObject({ cells: [0, 8], fits: false });
    expect(previewPiece(field, block, { row: 6, column: 6 })).toMatchObject({ cells: [54, 55, 62, 63], fits: false });
  });
});
