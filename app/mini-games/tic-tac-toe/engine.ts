// The rules of Tic Tac Toe, for two players and against the computer.
import type { Engine } from '#app/mini-games/engine.ts';
import { pick } from '#app/mini-games/lib/rng.ts';
import { CELL_COUNT, emptyCells, MARKS, opponentOf, winnerOf, withMark, type Board, type Mark } from './board.ts';
import { bestCells } from './opponent.ts';

export const OPPONENTS = ['human', 'easy', 'hard'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface TicTacToeOptions {
  readonly opponent: Opponent;
  readonly computer: Mark | null; // the computer's mark; null against a human
}

export interface TicTacToeState extends TicTacToeOptions {
  readonly board: Board;
  readonly next: Mark; // whose turn it is
  readonly rng: number;
}

export type TicTacToeMove = { readonly type: 'mark'; readonly cell: number } | { readonly type: 'reply' };

/** How long the computer seems to think, in ms. */
const BEAT_MS = 450;

/** Whether the computer is to move, so that the board waits for it. */
export function isComputersTurn(state: TicTacToeState): boolean {
  return state.computer === state.next && winnerOf(state.board) === null && emptyCells(state.board).length > 0;
}

function mark(state: TicTacToeState, cell: number, rng: number): TicTacToeState {
  return { ...state, board: withMark(state.board, cell, state.next), next: opponentOf(state.next), rng };
}

function reply(state: TicTacToeState): TicTacToeState {
  const cells = state.opponent === 'hard' ? bestCells(state.board, state.next) : emptyCells(state.board);
  const [cell, rng] = pick(state.rng, cells);
  return mark(state, cell, rng);
}

function refusal(state: TicTacToeState, move: TicTacToeMove): string | null {
  if (status(state) !== 'playing') return 'This game is over.';
  switch (move.type) {
    case 'reply':
      return isComputersTurn(state) ? null : 'It is your turn.';
    case 'mark':
      if (isComputersTurn(state)) return 'The computer is thinking.';
      if (!Number.isInteger(move.cell) || move.cell < 0 || move.cell >= CELL_COUNT) return 'There is no such cell.';
      return state.board[move.cell] === null ? null : 'This cell is taken.';
    default:
      move satisfies never;
      return 'There is no such move.';
  }
}

function play(state: TicTacToeState, move: TicTacToeMove): TicTacToeState {
  if (refusal(state, move) !== null) return state;
  return move.type === 'mark' ? mark(state, move.cell, state.rng) : reply(state);
}

/** Against the computer its own wins are the player's losses; between two players a win is a win. */
function status(state: TicTacToeState) {
  const winner = winnerOf(state.board);
  if (winner !== null) return winner === state.computer ? 'lost' : 'won';
  return emptyCells(state.board).length === 0 ? 'draw' : 'playing';
}

function describe(state: TicTacToeState): string {
  const winner = winnerOf(state.board);
  if (winner !== null) return `Winner: ${winner}`;
  return emptyCells(state.board).length === 0 ? 'Game Draw!' : `Next player: ${state.next}`;
}

function candidateMoves(state: TicTacToeState): readonly TicTacToeMove[] {
  if (status(state) !== 'playing' || isComputersTurn(state)) return [];
  const best = bestCells(state.board, state.next);
  const others = emptyCells(state.board).filter((cell) => !best.includes(cell));
  return [...best, ...others].map((cell) => ({ type: 'mark', cell }));
}

/** X begins. Three equal marks in a row, a column or a diagonal win; a full board without such a line is a draw. */
export const engine: Engine<TicTacToeState, TicTacToeMove, TicTacToeOptions> = {
  version: 1,
  variants: [
    { label: 'Two players', options: { opponent: 'human', computer: null } },
    { label: 'Computer, easy', options: { opponent: 'easy', computer: 'O' } },
    { label: 'Computer, unbeatable', options: { opponent: 'hard', computer: 'O' } },
    { label: 'Computer begins, unbeatable', options: { opponent: 'hard', computer: 'X' } },
  ],
  start: (options, seed) => ({ ...options, board: Array.from({ length: CELL_COUNT }, () => null), next: MARKS[0], rng: seed }),
  play,
  refusal,
  status,
  score: (state) => CELL_COUNT - emptyCells(state.board).length,
  describe,
  candidateMoves,
  outcomes: [...MARKS, 'Draws'],
  outcome: (state) => winnerOf(state.board) ?? 'Draws',
  clock: { period: (state) => (isComputersTurn(state) ? BEAT_MS : null), tick: () => ({ type: 'reply' }) },
};
