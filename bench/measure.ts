// How often something can be done in a second, as the middle of several rounds.

const ROUNDS = 5;
const ROUND_MS = 200;

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
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
