/** Returns the nearest-rank percentile; NaN if there are no values. */
export function getPercentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? Number.NaN;
}
