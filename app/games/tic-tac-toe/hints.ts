// Hints for Tic Tac Toe: the best cells first.
import type { Hints } from '#app/game-kit/contract.ts';
import { emptyCells, opponentOf, winnerOf, withMark } from './rules/board.ts';
import { bestCells } from './rules/opponent.ts';
import { isComputersTurn, rules, type TicTacToeMove, type TicTacToeState } from './rules/rules.ts';
import { placeOf } from './text.ts';

function moves(state: TicTacToeState): readonly TicTacToeMove[] {
  if (rules.outcome(state) || isComputersTurn(state)) return [];
  const best = bestCells(state.board, state.next);
  const others = emptyCells(state.board).filter((cell) => !best.includes(cell));
  return [...best, ...others].map((cell) => ({ type: 'mark', cell }));
}

function why({ board, next }: TicTacToeState, { cell }: TicTacToeMove): string {
  const place = placeOf(cell);
  const said = place[0]?.toUpperCase() + place.slice(1);
  if (winnerOf(withMark(board, cell, next))) return `${said} wins.`;
  const other = opponentOf(next);
  return winnerOf(withMark(board, cell, other)) ? `${said} keeps ${other} from winning.` : `${said} is a good cell.`;
}

export const hints: Hints<TicTacToeState, TicTacToeMove> = { moves, why };
