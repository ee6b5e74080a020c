// Minesweeper, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine } from './engine.ts';
import type { MinesweeperMove, MinesweeperOptions, MinesweeperState } from './state.ts';
import { View } from './view.tsx';

export const game: MiniGame<MinesweeperState, MinesweeperMove, MinesweeperOptions> = { engine, View };
