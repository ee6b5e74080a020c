// How many tiles stand in a row.

/** The best numbers come first: twelve tiles stand in six columns, and in three on phones. */
const CANDIDATES = { wide: [6, 5, 7], narrow: [3, 4] } as const;

/** Of the candidates the one that leaves the fewest gaps in the last row; fewer tiles than that stand in one row. */
export function chooseColumns(count: number, width: keyof typeof CANDIDATES): number {
  const countGaps = (columns: number) => Math.ceil(count / columns) * columns - count;
  const [first] = CANDIDATES[width];
  const best = CANDIDATES[width].reduce<number>((one, columns) => (countGaps(columns) < countGaps(one) ? columns : one), first);
  return Math.min(best, count);
}
