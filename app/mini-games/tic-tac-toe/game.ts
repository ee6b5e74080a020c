// Tic Tac Toe, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type TicTacToeMove, type TicTacToeOptions, type TicTacToeState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<TicTacToeState, TicTacToeMove, TicTacToeOptions> = { engine, View };
