// Hints for Tic Tac Toe: best cells first.
import type { Hints } from '#app/game-kit/contract.ts';
import { findEmptyCells, getOpponent, getWinner } from './rules/board.ts';
import { findBestCells } from './rules/opponent.ts';
import { isComputersTurn, rules, type TicTacToeMove, type TicTacToeState } from './rules/rules.ts';
import { describeCell } from './text.ts';

function rankMoves(state: TicTacToeState): readonly TicTacToeMove[] {
  if (rules.outcome(state) || isComputersTurn(state)) return [];
  const best = findBestCells(state.board, state.next);
  const others = findEmptyCells(state.board).filter((cell) => !best.includes(cell));
  return [...best, ...others].map((cell) => ({ type: 'mark', cell }));
}

function explainMove({ board, next }: TicTacToeState, { cell }: TicTacToeMove): string {
  const place = describeCell(cell);
  const sentence = place[0]?.toUpperCase() + place.slice(1);
  if (getWinner(board.with(cell, next))) return `${sentence} wins.`;
  const other = getOpponent(next);
  return getWinner(board.with(cell, other)) ? `${sentence} keeps ${other} from winning.` : `${sentence} is a good spot.`;
}

export const hints: Hints<TicTacToeState, TicTacToeMove> = { moves: rankMoves, why: explainMove };
