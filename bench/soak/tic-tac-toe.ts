// What always holds in Tic Tac Toe.
import type { Mark } from '#app/mini-games/tic-tac-toe/board.ts';
import { engine, type TicTacToeMove, type TicTacToeState } from '#app/mini-games/tic-tac-toe/engine.ts';
import { must, soakOf } from './soak-game.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

function count({ board }: TicTacToeState, mark: Mark): number {
  return board.filter((cell) => cell === mark).length;
}

function hasLine({ board }: TicTacToeState, mark: Mark): boolean {
  return LINES.some((line) => line.every((cell) => board[cell] === mark));
}

export const ticTacToe = soakOf({
  title: 'Tic Tac Toe',
  engine,
  randomMove: (_, roll): TicTacToeMove => (roll(4) === 0 ? { type: 'reply' } : { type: 'mark', cell: roll(10) }),
  checkState(state) {
    const ahead = count(state, 'X') - count(state, 'O');
    must(ahead === (state.next === 'X' ? 0 : 1), `X is ${ahead} marks ahead while ${state.next} is next`);
    must(!(hasLine(state, 'X') && hasLine(state, 'O')), 'both have won');
    const isOver = hasLine(state, 'X') || hasLine(state, 'O') || !state.board.includes(null);
    must(isOver === (engine.status(state) !== 'playing'), 'its status does not tell its board');
  },
  checkStep(before, after) {
    const changed = after.board.filter((cell, index) => cell !== before.board[index]);
    must(changed.length === 1 && changed[0] === before.next, 'a move changed more than one cell, or for the wrong player');
  },
});
