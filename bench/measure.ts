// Figures of repeated measurements: their middle, their percentiles, and how often something can be done in a second.

const ROUNDS = 5;
const ROUND_MS = 200;

/** The nearest-rank percentile; NaN of no values. */
export function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** The middle one of the values. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Operations a second in one round; `step` does a batch of work and says how many operations it was. */
function round(step: () => number): number {
  const start = performance.now();
  let operations = 0;
  let elapsedMs = 0;
  while (elapsedMs < ROUND_MS) {
    operations += step();
    elapsedMs = performance.now() - start;
  }
  return (operations / elapsedMs) * 1000;
}

/** Operations a second: the middle of five rounds, after one that only warms up. */
export function perSecond(step: () => number): number {
  round(step);
  return middle(Array.from({ length: ROUNDS }, () => round(step)));
}

/** How many times as fast `ours` is as `theirs`: the middle of five pairs of rounds, done in turn. */
export function ratio(ours: () => number, theirs: () => number): { ours: number; theirs: number; ratio: number } {
  round(ours);
  round(theirs);
  const pairs = Array.from({ length: ROUNDS }, () => ({ ours: round(ours), theirs: round(theirs) }));
  return {
    ours: middle(pairs.map((pair) => pair.ours)),
    theirs: middle(pairs.map((pair) => pair.theirs)),
    ratio: middle(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}
