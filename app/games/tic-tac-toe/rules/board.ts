// The board of Tic Tac Toe and its eight lines.

export const MARKS = ['X', 'O'] as const;
export type Mark = (typeof MARKS)[number];
type Cell = Mark | null; // null is empty
export type Board = readonly Cell[]; // nine cells, row by row from the top left

export const SIDE = 3;
export const CELL_COUNT = SIDE * SIDE;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
export type Line = (typeof LINES)[number];

export function getOpponent(mark: Mark): Mark {
  return mark === 'X' ? 'O' : 'X';
}

/** All complete lines; the last move can complete two at once. */
export function findWinningLines(board: Board): readonly Line[] {
  return LINES.filter(([a, b, c]) => board[a] !== null && board[a] === board[b] && board[a] === board[c]);
}

/** The mark with a complete line; null if there is none. */
export function getWinner(board: Board): Mark | null {
  const [line] = findWinningLines(board);
  return line ? (board[line[0]] ?? null) : null;
}

export function findEmptyCells(board: Board): number[] {
  return board.flatMap((cell, index) => (cell === null ? index : []));
}
