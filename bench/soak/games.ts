// The twelve games of the soak, in the order of their tiles.
import { colorMatch } from './color-match.ts';
import { game2048 } from './game-2048.ts';
import { hangman } from './hangman.ts';
import { memory } from './memory.ts';
import { minesweeper } from './minesweeper.ts';
import { puzzle } from './puzzle.ts';
import { snake } from './snake.ts';
import { solitaire } from './solitaire.ts';
import type { Soak } from './soak-game.ts';
import { sudoku } from './sudoku.ts';
import { tetris } from './tetris.ts';
import { ticTacToe } from './tic-tac-toe.ts';
import { wordle } from './wordle.ts';

export const SOAKS: readonly Soak[] = [
  ticTacToe,
  memory,
  colorMatch,
  snake,
  puzzle,
  hangman,
  minesweeper,
  wordle,
  game2048,
  sudoku,
  solitaire,
  tetris,
];
