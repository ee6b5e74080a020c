// The rules of Sudoku: fill every row, column and box with the digits 1 to 9.
import type { Engine } from '#app/mini-games/rules.ts';
import { newPuzzle, type Difficulty, type Puzzle } from './generator.ts';
import { bitOf, CELL_COUNT, clashes, DIGITS, isSolved, PEERS, SIDE, UNITS, UNITS_OF, type Cells, type DigitSet } from './grid.ts';
import { hintsFor } from '#app/mini-games/sudoku/hints.ts';

export interface SudokuState extends Puzzle {
  readonly cells: Cells;
  readonly notes: readonly DigitSet[]; // of each cell; none for a filled one
  readonly latest: number | null; // the cell that the last move was about
}

export type SudokuMove =
  /** The digit that a cell has already is taken out again. With `tidies` the cell's peers lose their notes of the digit. */
  | { readonly type: 'set'; readonly cell: number; readonly digit: number; readonly tidies: boolean }
  | { readonly type: 'note'; readonly cell: number; readonly digit: number }
  | { readonly type: 'clear'; readonly cell: number }
  /** Always refused, for it changes nothing: the refusal says how many digits are wrong. */
  | { readonly type: 'check' };

/** Cells whose digit is not the solution's. */
export function wrongCells({ cells, solution }: SudokuState): number[] {
  return cells.flatMap((digit, cell) => (digit !== 0 && digit !== solution[cell] ? cell : []));
}

/** How many of a digit are still to be set; never below 0, whatever is on the grid. */
export function countLeft(cells: Cells, digit: number): number {
  return Math.max(0, SIDE - cells.filter((other) => other === digit).length);
}

function findings(state: SudokuState): string {
  const wrong = wrongCells(state).length;
  if (state.cells.every((digit, cell) => digit === state.givens[cell])) return 'There is nothing to check yet.';
  if (wrong === 0) return 'So far, every digit is right.';
  return wrong === 1 ? '1 digit is wrong.' : `${wrong} digits are wrong.`;
}

function refusal(state: SudokuState, move: SudokuMove): string | null {
  if (status(state) !== 'playing') return 'This game is over.';
  if (move.type === 'check') return findings(state);
  const { cell } = move;
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELL_COUNT) return 'There is no such cell.';
  if (state.givens[cell] !== 0) return 'This digit is part of the puzzle.';
  switch (move.type) {
    case 'set':
      return DIGITS.includes(move.digit as never) ? null : 'There is no such digit.';
    case 'note':
      if (!DIGITS.includes(move.digit as never)) return 'There is no such digit.';
      return state.cells[cell] === 0 ? null : 'Notes go into empty cells.';
    case 'clear':
      return state.cells[cell] === 0 && state.notes[cell] === 0 ? 'This cell is empty.' : null;
    default:
      move satisfies never;
      return 'There is no such move.';
  }
}

function set(state: SudokuState, cell: number, digit: number, tidies: boolean): SudokuState {
  if (state.cells[cell] === digit) return clear(state, cell);
  const notes = state.notes.with(cell, 0);
  if (tidies) for (const peer of PEERS[cell] ?? []) notes[peer]! &= ~bitOf(digit);
  return { ...state, cells: state.cells.with(cell, digit), notes, latest: cell };
}

function clear(state: SudokuState, cell: number): SudokuState {
  return { ...state, cells: state.cells.with(cell, 0), notes: state.notes.with(cell, 0), latest: cell };
}

function play(state: SudokuState, move: SudokuMove): SudokuState {
  if (refusal(state, move) !== null) return state;
  switch (move.type) {
    case 'set':
      return set(state, move.cell, move.digit, move.tidies);
    case 'note':
      return { ...state, notes: state.notes.with(move.cell, (state.notes[move.cell] as number) ^ bitOf(move.digit)), latest: move.cell };
    case 'clear':
      return clear(state, move.cell);
    case 'check':
      return state;
    default:
      return move satisfies never;
  }
}

function status({ cells }: SudokuState) {
  return isSolved(cells) ? 'won' : 'playing';
}

/** What the last move clashes with, such as '5 conflicts with row and box.'; null when it fits. */
function clash({ cells, latest }: SudokuState): string | null {
  if (latest === null || !clashes(cells, latest)) return null;
  const digit = cells[latest];
  const kinds = (UNITS_OF[latest] ?? []).flatMap((unit, kind) => {
    const count = (UNITS[unit] ?? []).filter((cell) => cells[cell] === digit).length;
    return count > 1 ? ['row', 'column', 'box'][kind] : [];
  });
  return `${digit} conflicts with ${kinds.join(' and ')}.`;
}

function describe(state: SudokuState): string {
  if (status(state) === 'won') return 'Solved!';
  const clashing = clash(state);
  if (clashing !== null) return clashing;
  const toGo = state.cells.filter((digit) => digit === 0).length;
  if (toGo === 0) return 'Every cell is filled, but some digits conflict.';
  return toGo === 1 ? '1 cell to go.' : `${toGo} cells to go.`;
}

function candidateMoves({ cells, solution }: SudokuState): readonly SudokuMove[] {
  return hintsFor(cells, solution).map(({ cell, digit }) =>
    digit === null ? { type: 'clear', cell } : { type: 'set', cell, digit, tidies: true },
  );
}

/** Givens stay; a game is won when every row, column and box has each digit once, however the player came there. */
export const engine: Engine<SudokuState, SudokuMove, Difficulty> = {
  version: 1,
  variants: [
    { label: 'Classic', options: { kind: 'blanks', blanks: 40 } },
    { label: 'Steady', options: { kind: 'level', level: 'singles' } },
    { label: 'Tricky', options: { kind: 'level', level: 'pairs' } },
    { label: 'Fiendish', options: { kind: 'level', level: 'patterns' } },
  ],
  start(difficulty, seed) {
    const puzzle = newPuzzle(difficulty, seed);
    return { ...puzzle, cells: puzzle.givens, notes: puzzle.givens.map(() => 0), latest: null };
  },
  play,
  refusal,
  status,
  score: ({ cells, givens }) => cells.filter((digit, cell) => digit !== 0 && givens[cell] === 0).length,
  describe,
  candidateMoves,
  explain: (state, move) =>
    hintsFor(state.cells, state.solution).find(({ cell }) => move.type !== 'check' && cell === move.cell)?.why ?? describe(state),
};
