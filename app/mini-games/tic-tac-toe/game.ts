// Tic Tac Toe, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type TicTacToeMove, type TicTacToeOptions, type TicTacToeState } from '#app/mini-games/tic-tac-toe/engine.ts';
import { View } from '#app/mini-games/tic-tac-toe/view.tsx';

export const game: MiniGame<TicTacToeState, TicTacToeMove, TicTacToeOptions> = { engine, View };
