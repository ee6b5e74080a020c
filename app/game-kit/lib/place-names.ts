// What the places of a board are called, counted from 1.

/** Where a cell is on a board of so many columns, such as 'Row 3, column 5'. */
export function placeAt(cell: number, columns: number): string {
  return `Row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
}

/** A place or another phrase, where it does not begin a sentence. */
export function inSentence(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
