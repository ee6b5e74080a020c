// Names of board cells for screen readers, counted from 1.
import { getColumn, getRow } from './grid.ts';

/** The name of a cell, such as 'Row 3, column 5'. */
export function getPlaceName(cell: number, columns: number): string {
  return `Row ${getRow(cell, columns) + 1}, column ${getColumn(cell, columns) + 1}`;
}

/** For a phrase in the middle of a sentence. */
export function lowercaseFirst(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
