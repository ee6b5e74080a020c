// How many tiles stand in a row.

/** The best numbers come first: twelve tiles stand in six columns, and in three on phones. */
const CANDIDATES = { wide: [6, 5, 7], narrow: [3, 4] } as const;

/** Of the candidates the one that leaves the fewest gaps in the last row. */
export function chooseColumns(count: number, width: keyof typeof CANDIDATES): number {
  const countGaps = (columns: number) => Math.ceil(count / columns) * columns - count;
  return CANDIDATES[width].reduce<number>((best, columns) => (countGaps(columns) < countGaps(best) ? columns : best), CANDIDATES[width][0]);
}
