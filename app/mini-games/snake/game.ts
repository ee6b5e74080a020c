// Snake, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type SnakeMove, type SnakeOptions, type SnakeState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<SnakeState, SnakeMove, SnakeOptions> = { engine, View };
