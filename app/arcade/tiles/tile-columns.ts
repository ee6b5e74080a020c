// How many tiles stand in a row.

/** Of these numbers the one whose last row is fullest, and of equals the first. Twelve tiles stand in six columns, and in three on phones. */
export function chooseColumns(count: number, [first = 1, ...others]: readonly number[]): number {
  const countGaps = (columns: number) => Math.ceil(count / columns) * columns - count;
  return others.reduce((best, columns) => (countGaps(columns) < countGaps(best) ? columns : best), first);
}
