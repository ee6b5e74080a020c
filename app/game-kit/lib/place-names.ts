// What the places of a board are called, counted from 1.

/** Where a cell is on a board of so many columns, such as 'Row 3, column 5'. */
export function getPlaceName(cell: number, columns: number): string {
  return `Row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
}

/** A place or another phrase, where it does not begin a sentence. */
export function lowercaseFirst(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
