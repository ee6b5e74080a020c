// Which mini games go with which, best first: the result of one suggests another. The browser loads this file.

/** By the id of the game that was played. */
export const NEXT_GAMES: Readonly<Record<string, readonly string[]>> = {
  'tic-tac-toe': ['memory', 'minesweeper'],
  memory: ['color-match', 'solitaire'],
  'color-match': ['snake', 'memory'],
  snake: ['tetris', '2048'],
  puzzle: ['sudoku', '2048'],
  hangman: ['wordle', 'memory'],
  minesweeper: ['solitaire', 'sudoku'],
  wordle: ['hangman', 'sudoku'],
  '2048': ['puzzle', 'tetris'],
  sudoku: ['minesweeper', 'wordle'],
  solitaire: ['memory', 'sudoku'],
  tetris: ['2048', 'snake'],
};
