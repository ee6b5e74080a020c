// Texts of Tic Tac Toe: status line and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { getPlaceName, lowercaseFirst } from '#app/game-kit/lib/grid.ts';
import { findEmptyCells, getOpponent, getWinner, findWinningLines, SIDE } from './rules/board.ts';
import type { TicTacToeEvent, TicTacToeState } from './rules/rules.ts';

const ROWS = ['top row', 'middle row', 'bottom row'] as const;
const COLUMNS = ['left column', 'middle column', 'right column'] as const;

/** The spoken name of a cell. */
export function describeCell(cell: number): string {
  return cell === 4 ? 'the center' : lowercaseFirst(getPlaceName(cell, SIDE));
}

function getLineName([first = 0, second]: readonly number[]): string {
  if (second === first + 1) return ROWS[first / SIDE] ?? 'row';
  return second === first + SIDE ? (COLUMNS[first] ?? 'column') : 'diagonal';
}

function getStatus({ board, next }: TicTacToeState): string {
  const winner = getWinner(board);
  if (winner !== null) return `Winner: ${winner}`;
  return findEmptyCells(board).length === 0 ? 'Game Draw!' : `Next player: ${next}`;
}

/** Against the computer: which mark the player has or, in the end, who won; null for two players. */
export function describeSides({ board, computer }: TicTacToeState): string | null {
  if (computer === null) return null;
  const winner = getWinner(board);
  if (winner === null) return `You are ${getOpponent(computer)}`;
  return winner === computer ? 'The computer wins' : 'You win';
}

/** Announces the move and whose turn it is; at the end, who won and with which line. */
function describeEvents([event]: readonly TicTacToeEvent[], state: TicTacToeState): string | null {
  if (!event) return null;
  const place = `${event.mark} ${event.isComputer ? 'plays' : 'in'} ${describeCell(event.cell)}`;
  const lines = findWinningLines(state.board).map(getLineName);
  const side = describeSides(state);
  if (lines.length > 0) return `${place}. ${getStatus(state)}, ${lines.join(' and ')}.${side === null ? '' : ` ${side}.`}`;
  return event.isComputer && getStatus(state) !== 'Game Draw!' ? `${place}. Your turn.` : `${place}. ${getStatus(state)}`;
}

export const text: GameText<TicTacToeState, TicTacToeEvent> = { status: getStatus, announcement: describeEvents };
