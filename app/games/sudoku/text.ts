// What Sudoku says.
import type { Words } from '#app/game-kit/contract.ts';
import { inSentence, placeAt } from '#app/game-kit/lib/place-names.ts';
import { clashes, SIDE, UNITS, UNITS_OF } from './rules/grid.ts';
import { rules, wrongCells, type SudokuEvent, type SudokuState } from './rules/rules.ts';

/** Where a cell is, such as 'Row 4, column 7'. */
export function placeOf(cell: number): string {
  return placeAt(cell, SIDE);
}

function status(state: SudokuState): string {
  if (rules.outcome(state)) return 'Solved!';
  const toGo = state.cells.filter((digit) => digit === 0).length;
  if (toGo === 0) return 'Every cell is filled, but some digits conflict.';
  return toGo === 1 ? '1 cell to go.' : `${toGo} cells to go.`;
}

/** What a cell clashes with, such as '5 conflicts with row and box.'; null when it fits. */
function clash({ cells }: SudokuState, cell: number): string | null {
  if (!clashes(cells, cell)) return null;
  const digit = cells[cell];
  const kinds = (UNITS_OF[cell] ?? []).flatMap((unit, kind) => {
    const count = (UNITS[unit] ?? []).filter((other) => cells[other] === digit).length;
    return count > 1 ? ['row', 'column', 'box'][kind] : [];
  });
  return `${digit} conflicts with ${kinds.join(' and ')}.`;
}

function sentenceOf(event: SudokuEvent, state: SudokuState): string {
  switch (event.type) {
    case 'placed':
      return clash(state, event.cell) ?? `${event.digit} in ${inSentence(placeOf(event.cell))}. ${status(state)}`;
    case 'removed':
      return `${event.digit} removed from ${inSentence(placeOf(event.cell))}. ${status(state)}`;
    case 'noted':
      return `Note ${event.digit} in ${inSentence(placeOf(event.cell))}.`;
    case 'struck':
      return `Note ${event.digit} removed from ${inSentence(placeOf(event.cell))}.`;
    case 'wiped':
      return `Notes removed from ${inSentence(placeOf(event.cell))}.`;
    case 'filled':
      return `Notes filled in for ${event.cells.length === 1 ? '1 cell' : `${event.cells.length} cells`}.`;
    case 'tidied':
      return `Note ${event.digit} removed from ${event.cells.length === 1 ? '1 other cell' : `${event.cells.length} other cells`}.`;
    default:
      return event satisfies never;
  }
}

/** What a check finds, in words: how many digits differ from the solution. It changes nothing. */
export function findings(state: SudokuState): string {
  if (state.cells.every((digit, cell) => digit === state.givens[cell])) return 'There is nothing to check yet.';
  const wrong = wrongCells(state).length;
  if (wrong === 0) return 'So far, every digit is right.';
  return wrong === 1 ? '1 digit is wrong.' : `${wrong} digits are wrong.`;
}

export const words: Words<SudokuState, SudokuEvent> = {
  status,
  told: (events, state) => (events.length === 0 ? null : events.map((event) => sentenceOf(event, state)).join(' ')),
};
