// A measure of how evenly things are spread, for tests of chance.

/** Pearson's chi-square of counts that should be equal. */
export function computeChiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
