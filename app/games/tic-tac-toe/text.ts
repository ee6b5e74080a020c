// What Tic Tac Toe says.
import type { Words } from '#app/game-kit/contract.ts';
import { emptyCells, winnerOf, winningLines } from './rules/board.ts';
import type { TicTacToeEvent, TicTacToeState } from './rules/rules.ts';

const ROWS = ['top row', 'middle row', 'bottom row'] as const;
const COLUMNS = ['left column', 'middle column', 'right column'] as const;
const SIDE = 3;

/** Where a cell is, as one says it across the table. */
export function placeOf(cell: number): string {
  return cell === 4 ? 'the center' : `row ${Math.floor(cell / SIDE) + 1}, column ${(cell % SIDE) + 1}`;
}

function lineName([first = 0, second]: readonly number[]): string {
  if (second === first + 1) return ROWS[first / SIDE] ?? 'row';
  return second === first + SIDE ? (COLUMNS[first] ?? 'column') : 'diagonal';
}

function status({ board, next }: TicTacToeState): string {
  const winner = winnerOf(board);
  if (winner !== null) return `Winner: ${winner}`;
  return emptyCells(board).length === 0 ? 'Game Draw!' : `Next player: ${next}`;
}

/** The move, and whose turn it is; at the end who won, and where. */
function told([event]: readonly TicTacToeEvent[], state: TicTacToeState): string | null {
  if (!event) return null;
  const place = `${event.mark} ${event.isComputer ? 'plays' : 'on'} ${placeOf(event.cell)}`;
  const lines = winningLines(state.board).map(lineName);
  if (lines.length > 0) return `${place}. ${status(state)}, ${lines.join(' and ')}.`;
  return event.isComputer && status(state) !== 'Game Draw!' ? `${place}. Your turn.` : `${place}. ${status(state)}`;
}

export const words: Words<TicTacToeState, TicTacToeEvent> = { status, told };
