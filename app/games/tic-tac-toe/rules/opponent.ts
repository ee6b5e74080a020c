// The computer's choice: every cell that is as good as the best, or as good as it looks.
import { findEmptyCells, getOpponent, getWinner, withMark, type Board, type Mark } from './board.ts';

/** Values of boards that were looked at; whose turn it is follows from the marks. */
const valueCache = new Map<string, number>();

/** The value of a board for `mark`, who is to move: 0 for a draw, else 1 + the cells left empty at the end, negative for a loss (negamax). */
function evaluateBoard(board: Board, mark: Mark): number {
  const key = board.map((cell) => cell ?? '-').join('') + mark;
  let value = valueCache.get(key);
  if (value === undefined) {
    const cells = findEmptyCells(board);
    if (getWinner(board) !== null) value = -1 - cells.length;
    else if (cells.length === 0) value = 0;
    else value = Math.max(...cells.map((cell) => -evaluateBoard(withMark(board, cell, mark), getOpponent(mark))));
    valueCache.set(key, value);
  }
  return value;
}

/** The cells that lead to the best result for `mark`: the quickest win, else a draw, else the slowest loss. Empty on a full board. */
export function findBestCells(board: Board, mark: Mark): number[] {
  const values = findEmptyCells(board).map((cell) => ({ cell, value: -evaluateBoard(withMark(board, cell, mark), getOpponent(mark)) }));
  const best = Math.max(...values.map(({ value }) => value));
  return values.filter(({ value }) => value === best).map(({ cell }) => cell);
}

/** The cells of somebody who looks one move ahead: those that win at once, else those where the other would; else any that is empty. */
export function findObviousCells(board: Board, mark: Mark): number[] {
  const cells = findEmptyCells(board);
  const findWinningCells = (by: Mark) => cells.filter((cell) => getWinner(withMark(board, cell, by)) === by);
  return [findWinningCells(mark), findWinningCells(getOpponent(mark)), cells].find(({ length }) => length > 0) ?? [];
}
