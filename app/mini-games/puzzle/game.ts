// Puzzle, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type PuzzleMove, type PuzzleOptions, type PuzzleState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<PuzzleState, PuzzleMove, PuzzleOptions> = { engine, View };
