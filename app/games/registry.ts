// The mini games in the order of their tiles, and the hue of each.
import { game2048 } from './2048/entry.ts';
import { colorMatch } from './color-match/entry.ts';
import { hangman } from './hangman/entry.ts';
import { memory } from './memory/entry.ts';
import { minesweeper } from './minesweeper/entry.ts';
import { puzzle } from './puzzle/entry.ts';
import { snake } from './snake/entry.ts';
import { solitaire } from './solitaire/entry.ts';
import { sudoku } from './sudoku/entry.ts';
import { tetris } from './tetris/entry.ts';
import { ticTacToe } from './tic-tac-toe/entry.ts';
import { wordle } from './wordle/entry.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

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

/** Hue of the first game, in degrees (OKLCH). */
const FIRST_HUE = 330;

/** Hue of a game's tile and page, in degrees (OKLCH). */
export function getHue(entry: MiniGameEntry): number {
  return (FIRST_HUE + (360 / registry.length) * registry.indexOf(entry)) % 360;
}
