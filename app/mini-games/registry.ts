// The twelve mini games in the order of their tiles; one line each.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import { game2048 } from '#app/mini-games/2048/entry.ts';
import { colorMatch } from '#app/mini-games/color-match/entry.ts';
import { hangman } from '#app/mini-games/hangman/entry.ts';
import { memory } from '#app/mini-games/memory/entry.ts';
import { minesweeper } from '#app/mini-games/minesweeper/entry.ts';
import { puzzle } from '#app/mini-games/puzzle/entry.ts';
import { snake } from '#app/mini-games/snake/entry.ts';
import { solitaire } from '#app/mini-games/solitaire/entry.ts';
import { sudoku } from '#app/mini-games/sudoku/entry.ts';
import { tetris } from '#app/mini-games/tetris/entry.ts';
import { ticTacToe } from '#app/mini-games/tic-tac-toe/entry.ts';
import { wordle } from '#app/mini-games/wordle/entry.ts';

export const registry: readonly MiniGameEntry[] = [
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
