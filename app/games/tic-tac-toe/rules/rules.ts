// The rules of Tic Tac Toe, for two players and against the computer.
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { pick } from '#app/game-kit/lib/random.ts';
import { CELL_COUNT, findEmptyCells, MARKS, getOpponent, getWinner, type Board, type Mark } from './board.ts';
import { findBestCells, findObviousCells } from './opponent.ts';

export const OPPONENTS = ['human', 'easy', 'medium', 'hard'] as const;
type Opponent = (typeof OPPONENTS)[number];

export interface TicTacToeOptions {
  readonly opponent: Opponent;
  readonly computer: 'O' | null; // the computer's mark; null for two players
}

export interface TicTacToeState extends TicTacToeOptions {
  readonly board: Board;
  readonly next: Mark; // whose turn it is
  readonly rng: number;
}

export interface TicTacToeMove {
  readonly type: 'mark';
  readonly cell: number;
  /** The mark that two players had made when they called the computer: only an empty board takes it, no other game of theirs. */
  readonly isFirst?: true;
}

export interface TicTacToeEvent {
  readonly type: 'marked';
  readonly cell: number;
  readonly mark: Mark;
  readonly isComputer: boolean;
}

/** Artificial delay before the computer's move. */
const THINKING_MS = 450;

/** Whether it is the computer's turn; the board accepts no input then. */
export function isComputersTurn(state: TicTacToeState): boolean {
  return state.computer === state.next && getOutcome(state) === null;
}

/** The cells from which the computer picks one at random. */
function listCellChoices({ opponent, board, next }: TicTacToeState): number[] {
  switch (opponent) {
    case 'hard':
      return findBestCells(board, next);
    case 'medium':
      return findObviousCells(board, next);
    case 'easy':
    case 'human':
      return findEmptyCells(board);
  }
}

function placeMark(state: TicTacToeState, cell: number, rng: number) {
  const mark = state.next;
  return {
    state: { ...state, board: state.board.with(cell, mark), next: getOpponent(mark), rng },
    events: [{ type: 'marked', cell, mark, isComputer: mark === state.computer }],
  } as const;
}

/** Against the computer, its win is a loss for the player; between two players, any win is a win. */
function getOutcome({ board, computer }: TicTacToeState): Outcome | null {
  const winner = getWinner(board);
  if (winner !== null) return { result: winner === computer ? 'lost' : 'won', id: winner === 'X' ? 'x' : 'o' };
  return findEmptyCells(board).length === 0 ? { result: 'draw', id: 'draw' } : null;
}

/** X starts. Three equal marks in a row, column or diagonal win; a full board without such a line is a draw. */
export const rules: Rules<TicTacToeState, TicTacToeMove, TicTacToeEvent, TicTacToeOptions> = {
  version: 1,
  variants: [
    { id: 'two-players', label: 'Two players', pace: 'turns', options: { opponent: 'human', computer: null } },
    { id: 'easy', label: 'Computer, easy', pace: 'turns', options: { opponent: 'easy', computer: 'O' } },
    { id: 'medium', label: 'Computer, medium', pace: 'turns', options: { opponent: 'medium', computer: 'O' } },
    { id: 'hard', label: 'Computer, unbeatable', pace: 'turns', options: { opponent: 'hard', computer: 'O' } },
  ],
  start: (options, seed) => ({ ...options, board: Array.from({ length: CELL_COUNT }, () => null), next: MARKS[0], rng: seed }),
  play(state, { cell, isFirst }) {
    if (isFirst && findEmptyCells(state.board).length < CELL_COUNT) return { refused: null };
    if (getOutcome(state)) return { refused: 'This game is over.' };
    if (isComputersTurn(state)) return { refused: 'The computer is thinking.' };
    if (!Number.isInteger(cell) || cell < 0 || cell >= CELL_COUNT) return { refused: "There's no such cell." };
    return state.board[cell] === null ? placeMark(state, cell, state.rng) : { refused: 'That cell is taken.' };
  },
  dueInMs: (state) => (isComputersTurn(state) ? THINKING_MS : null),
  advance(state, ms) {
    if (!isComputersTurn(state) || ms < THINKING_MS) return { refused: null };
    const [cell, rng] = pick(state.rng, listCellChoices(state));
    return placeMark(state, cell, rng);
  },
  outcome: getOutcome,
};
