// Sudoku, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Difficulty } from './generator.ts';
import { engine, type SudokuMove, type SudokuState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<SudokuState, SudokuMove, Difficulty> = { engine, View };
