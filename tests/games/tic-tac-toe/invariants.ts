// Invariants of Tic Tac Toe, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import type { Mark } from '#app/games/tic-tac-toe/rules/board.ts';
import { rules, type TicTacToeEvent, type TicTacToeMove, type TicTacToeState } from '#app/games/tic-tac-toe/rules/rules.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

function countMarks({ board }: TicTacToeState, mark: Mark): number {
  return board.filter((cell) => cell === mark).length;
}

function hasLine({ board }: TicTacToeState, mark: Mark): boolean {
  return LINES.some((line) => line.every((cell) => board[cell] === mark));
}

export const invariants: Invariants<TicTacToeState, TicTacToeMove, TicTacToeEvent> = {
  checkState(state) {
    const ahead = countMarks(state, 'X') - countMarks(state, 'O');
    assertHolds(ahead === (state.next === 'X' ? 0 : 1), `X is ${ahead} marks ahead while ${state.next} is next`);
    assertHolds(!(hasLine(state, 'X') && hasLine(state, 'O')), 'both have won');
    const isOver = hasLine(state, 'X') || hasLine(state, 'O') || !state.board.includes(null);
    assertHolds(isOver === (rules.outcome(state) !== null), 'the outcome does not match the board');
  },
  checkStep(before, after, _, [event]) {
    const changed = after.board.flatMap((cell, index) => (cell === before.board[index] ? [] : index));
    assertHolds(
      changed.length === 1 && after.board[changed[0] ?? 0] === before.next,
      'a move changed more than one cell, or for the wrong player',
    );
    assertHolds(event?.cell === changed[0] && event?.mark === before.next, 'the event has the wrong move');
  },
};
