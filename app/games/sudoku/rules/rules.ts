// The rules of Sudoku: fill every row, column and box with the digits 1 to 9.
import type { MoveResult, Rules } from '#app/game-kit/rules.ts';
import { createPuzzle, type Difficulty, type Puzzle } from './generator.ts';
import { toBit, DIGITS, getFreeDigits, isSolved, PEERS, SIDE, type Cells, type DigitSet } from './grid.ts';

export interface SudokuState extends Puzzle {
  readonly cells: Cells;
  readonly notes: readonly DigitSet[]; // by cell; empty for filled cells
}

export type SudokuMove =
  /** Setting the same digit again removes it. With `tidies`, the digit is removed from the notes of the cell's peers. */
  | { readonly type: 'set'; readonly cell: number; readonly digit: number; readonly tidies: boolean }
  | { readonly type: 'note'; readonly cell: number; readonly digit: number }
  | { readonly type: 'clear'; readonly cell: number }
  /** Fills the notes of every empty cell without notes with all digits that its peers allow. */
  | { readonly type: 'fill-notes' };

export type SudokuEvent =
  /** A digit was placed, replacing the previous one. */
  | { readonly type: 'placed'; readonly cell: number; readonly digit: number }
  /** A digit was removed; its cell is empty. */
  | { readonly type: 'removed'; readonly cell: number; readonly digit: number }
  | { readonly type: 'note-added'; readonly cell: number; readonly digit: number }
  | { readonly type: 'note-removed'; readonly cell: number; readonly digit: number } // of a single note
  /** All notes of a cell were removed. */
  | { readonly type: 'notes-cleared'; readonly cell: number }
  /** These cells got all notes that their peers allow. */
  | { readonly type: 'notes-filled'; readonly cells: readonly number[] }
  /** These peers of a placed digit lost their note of it. */
  | { readonly type: 'notes-tidied'; readonly cells: readonly number[]; readonly digit: number };

type Turn = MoveResult<SudokuState, SudokuEvent>;

/** Cells whose digit differs from the solution. */
export function findWrongCells({ cells, solution }: SudokuState): number[] {
  return cells.flatMap((digit, cell) => (digit !== 0 && digit !== solution[cell] ? cell : []));
}

/** How often a digit is still missing; never below 0. */
export function countLeft(cells: Cells, digit: number): number {
  return Math.max(0, SIDE - cells.filter((other) => other === digit).length);
}

// States are written as full literals: a spread copy takes longer than the rest of a move.

function setDigit(state: SudokuState, cell: number, digit: number, tidies: boolean): Turn {
  const { givens, solution, cells } = state;
  if (cells[cell] === digit) return clearCell(state, cell);
  const notes = state.notes.with(cell, 0);
  const tidied: number[] = [];
  for (const peer of tidies ? (PEERS[cell] ?? []) : []) {
    const left = (notes[peer] as DigitSet) & ~toBit(digit);
    if (left === notes[peer]) continue;
    notes[peer] = left;
    tidied.push(peer);
  }
  const placed = { type: 'placed', cell, digit } as const;
  return {
    state: { givens, solution, cells: cells.with(cell, digit), notes },
    events: tidied.length > 0 ? [placed, { type: 'notes-tidied', cells: tidied, digit }] : [placed],
  };
}

function toggleNote({ givens, solution, cells, notes }: SudokuState, cell: number, digit: number): Turn {
  const before = notes[cell] as DigitSet;
  return {
    state: { givens, solution, cells, notes: notes.with(cell, before ^ toBit(digit)) },
    events: [{ type: before & toBit(digit) ? 'note-removed' : 'note-added', cell, digit }],
  };
}

function clearCell({ givens, solution, cells, notes }: SudokuState, cell: number): Turn {
  const digit = cells[cell] as number;
  return digit === 0
    ? { state: { givens, solution, cells, notes: notes.with(cell, 0) }, events: [{ type: 'notes-cleared', cell }] }
    : { state: { givens, solution, cells: cells.with(cell, 0), notes }, events: [{ type: 'removed', cell, digit }] };
}

/** Existing notes are not changed. */
function fillNotes({ givens, solution, cells, notes }: SudokuState): Turn {
  const bare = cells.flatMap((digit, cell) => (digit === 0 && notes[cell] === 0 ? cell : []));
  const filled = bare.filter((cell) => getFreeDigits(cells, cell) !== 0);
  if (bare.length === 0) return { refused: 'Every empty cell already has notes.' };
  if (filled.length === 0) return { refused: 'No digit fits in the cells without notes.' };
  const next = notes.slice();
  for (const cell of filled) next[cell] = getFreeDigits(cells, cell);
  return { state: { givens, solution, cells, notes: next }, events: [{ type: 'notes-filled', cells: filled }] };
}

function isDigit(digit: number): boolean {
  return DIGITS.includes(digit as never);
}

/** Givens cannot be changed. The game is won when every row, column and box contains each digit once. */
export const rules: Rules<SudokuState, SudokuMove, SudokuEvent, Difficulty> = {
  version: 1,
  variants: [
    {
      id: 'classic',
      label: 'Classic',
      pace: 'turns',
      options: { kind: 'blanks', blanks: 40, level: 'singles' },
    },
    { id: 'medium', label: 'Medium', pace: 'turns', options: { kind: 'level', level: 'singles' } },
    { id: 'hard', label: 'Hard', pace: 'turns', options: { kind: 'level', level: 'pairs' } },
    { id: 'expert', label: 'Expert', pace: 'turns', options: { kind: 'level', level: 'patterns' } },
  ],
  start(difficulty, seed) {
    const puzzle = createPuzzle(difficulty, seed);
    return { ...puzzle, cells: puzzle.givens, notes: puzzle.givens.map(() => 0) };
  },
  play(state, move) {
    if (isSolved(state.cells)) return { refused: 'This game is over.' };
    if (move.type === 'fill-notes') return fillNotes(state);
    const { cell } = move;
    const given = state.givens[cell];
    if (given === undefined) return { refused: "There's no such cell." };
    if (given !== 0) return { refused: 'This digit is part of the puzzle.' };
    switch (move.type) {
      case 'set':
        return isDigit(move.digit) ? setDigit(state, cell, move.digit, move.tidies) : { refused: "There's no such digit." };
      case 'note':
        if (!isDigit(move.digit)) return { refused: "There's no such digit." };
        return state.cells[cell] === 0 ? toggleNote(state, cell, move.digit) : { refused: 'Notes only go in empty cells.' };
      case 'clear':
        return state.cells[cell] === 0 && state.notes[cell] === 0 ? { refused: 'That cell is already empty.' } : clearCell(state, cell);
      default:
        move satisfies never;
        return { refused: null };
    }
  },
  outcome: ({ cells }) => (isSolved(cells) ? { result: 'won' } : null),
};
