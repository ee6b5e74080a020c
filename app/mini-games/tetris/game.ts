// Tetris, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type TetrisMove } from './engine.ts';
import type { TetrisOptions, TetrisState } from './state.ts';
import { View } from './view.tsx';

export const game: MiniGame<TetrisState, TetrisMove, TetrisOptions> = { engine, View };
