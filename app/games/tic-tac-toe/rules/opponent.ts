// The computer opponent: optimal play by negamax, or a look-ahead of one move.
import { findEmptyCells, getOpponent, getWinner, type Board, type Mark } from './board.ts';

/** Cached board values; whose turn it is follows from the marks. */
const valueCache = new Map<string, number>();

/** The value for `mark`, who is to move (negamax): 0 for a draw, otherwise 1 + the number of cells left empty at the end, negative for a loss. */
function evaluateBoard(board: Board, mark: Mark): number {
  const key = board.map((cell) => cell ?? '-').join('') + mark;
  let value = valueCache.get(key);
  if (value === undefined) {
    const cells = findEmptyCells(board);
    if (getWinner(board) !== null) value = -1 - cells.length;
    else if (cells.length === 0) value = 0;
    else value = Math.max(...cells.map((cell) => -evaluateBoard(board.with(cell, mark), getOpponent(mark))));
    valueCache.set(key, value);
  }
  return value;
}

/** The best cells for `mark`: fastest win, else draw, else slowest loss. Empty on a full board. */
export function findBestCells(board: Board, mark: Mark): number[] {
  const values = findEmptyCells(board).map((cell) => ({ cell, value: -evaluateBoard(board.with(cell, mark), getOpponent(mark)) }));
  const best = Math.max(...values.map(({ value }) => value));
  return values.filter(({ value }) => value === best).map(({ cell }) => cell);
}

/** The cells of a casual player who looks one move ahead: immediate wins, else blocks, else all empty cells. */
export function findObviousCells(board: Board, mark: Mark): number[] {
  const cells = findEmptyCells(board);
  const findWinningCells = (by: Mark) => cells.filter((cell) => getWinner(board.with(cell, by)) === by);
  return [findWinningCells(mark), findWinningCells(getOpponent(mark)), cells].find(({ length }) => length > 0) ?? [];
}
