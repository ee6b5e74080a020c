// Tests what a board of Minesweeper shows to the player.
import { expect, it } from 'vitest';
import { FLAGGED, HIDDEN } from '#app/games/minesweeper/rules/field.ts';
import { getFace, isFullyOpen, listNeighbors } from '#app/games/minesweeper/rules/state.ts';
import { createState } from './test-board.ts';

/** Returns what each square of a board shows, row by row. */
function getFaces(drawing: string, hits: readonly number[] = []): string[] {
  const state = { ...createState(drawing), hits };
  return state.covers.map((_, cell) => getFace(state, cell));
}

it('a game in progress shows no mines and no wrong flags', () => {
  expect(getFaces('*.o Fx.')).toEqual(['hidden', 'hidden', 'open', 'flagged', 'flagged', 'hidden']);
});

it('MIN7 MIN9 a lost game shows the hit mine, the other mines and the wrong flags', () => {
  const hit = { ...createState('*.o Fxo'), hits: [5] };
  const field = hit.field.with(5, hit.field[0] as number);
  expect(hit.covers.map((_, cell) => getFace({ ...hit, field }, cell))).toEqual(['mine', 'hidden', 'open', 'flagged', 'wrong-flag', 'hit']);
});

it('a square is spent once it and all its neighbors are open', () => {
  const board = createState('oo. ooo ooo');
  expect(board.covers.flatMap((_, cell) => (isFullyOpen(board, cell) ? cell : []))).toEqual([0, 3, 6, 7, 8]);
});

it('flags around a square are counted separately from hidden squares', () => {
  const board = createState('F.o xo. o*o');
  expect(listNeighbors(board, 4, FLAGGED)).toHaveLength(2);
  expect(listNeighbors(board, 4, HIDDEN)).toEqual([1, 5, 7]);
});
