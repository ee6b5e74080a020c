// Texts of Sudoku: status line and announcements for screen readers.
import type { GameText, KeyTableRow, Preference } from '#app/game-kit/contract.ts';
import { createGridKeys } from '#app/game-kit/lib/controls.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { lowercaseFirst, getPlaceName } from '#app/game-kit/lib/grid.ts';
import { hasClash, SIDE, UNITS, UNITS_BY_CELL } from './rules/grid.ts';
import { rules, findWrongCells, type SudokuEvent, type SudokuState } from './rules/rules.ts';

/** Placing a digit removes it from the notes of its row, column and box. */
export const TIDY_NOTES = { id: 'tidy-notes', label: 'Tidy up notes', isOnByDefault: true } as const satisfies Preference;

/** The player picks a digit first, which then goes into every pressed cell. */
export const DIGIT_FIRST = { id: 'digit-first', label: 'Digit first: pick a digit, then its cells' } as const satisfies Preference;

export const CLEAR: KeyTableRow = { keys: ['0', 'Delete', 'Backspace'], action: 'Clear the cell' };
export const NOTES: KeyTableRow = { keys: ['n'], action: 'Turn notes on or off' };
export const FILL_NOTES: KeyTableRow = { keys: ['f'], action: 'Fill in all notes' };

export const keys: readonly KeyTableRow[] = [
  ...createGridKeys('cell'),
  { keys: ['1 to 9'], action: 'Add a digit or note, or remove it again' },
  CLEAR,
  NOTES,
  FILL_NOTES,
];

/** The name of a cell, such as 'Row 4, column 7'. */
export function describeCell(cell: number): string {
  return getPlaceName(cell, SIDE);
}

function getStatus(state: SudokuState): string {
  if (rules.outcome(state)) return 'You Won!';
  const emptyCount = state.cells.filter((digit) => digit === 0).length;
  if (emptyCount === 0) return 'Every cell is filled, but some digits conflict.';
  return `${formatCount(emptyCount, 'cell')} to go.`;
}

/** Describes a conflict, such as '5 conflicts with row and box.'; null if there is none. */
function describeClash({ cells }: SudokuState, cell: number): string | null {
  if (!hasClash(cells, cell)) return null;
  const digit = cells[cell];
  const kinds = (UNITS_BY_CELL[cell] ?? []).flatMap((unit, kind) => {
    const count = (UNITS[unit] ?? []).filter((other) => cells[other] === digit).length;
    return count > 1 ? ['row', 'column', 'box'][kind] : [];
  });
  return `${digit} conflicts with ${kinds.join(' and ')}.`;
}

function describeEvent(event: SudokuEvent, state: SudokuState): string {
  switch (event.type) {
    case 'placed':
      return describeClash(state, event.cell) ?? `${event.digit} in ${lowercaseFirst(describeCell(event.cell))}. ${getStatus(state)}`;
    case 'removed':
      return `${event.digit} removed from ${lowercaseFirst(describeCell(event.cell))}. ${getStatus(state)}`;
    case 'note-added':
      return `Note ${event.digit} added to ${lowercaseFirst(describeCell(event.cell))}.`;
    case 'note-removed':
      return `Note ${event.digit} removed from ${lowercaseFirst(describeCell(event.cell))}.`;
    case 'notes-cleared':
      return `Notes removed from ${lowercaseFirst(describeCell(event.cell))}.`;
    case 'notes-filled':
      return `Notes filled in for ${formatCount(event.cells.length, 'cell')}.`;
    case 'notes-tidied':
      return `Note ${event.digit} removed from ${formatCount(event.cells.length, 'other cell')}.`;
  }
}

/** The result of a check: how many digits differ from the solution. */
export function describeFindings(state: SudokuState): string {
  if (state.cells.every((digit, cell) => digit === state.givens[cell])) return 'Nothing to check yet.';
  const wrong = findWrongCells(state).length;
  if (wrong === 0) return 'Every digit is right so far.';
  return `${formatCount(wrong, 'digit is', 'digits are')} wrong.`;
}

export const text: GameText<SudokuState, SudokuEvent> = {
  status: getStatus,
  announcement: (events, state) => (events.length === 0 ? null : events.map((event) => describeEvent(event, state)).join(' ')),
};
