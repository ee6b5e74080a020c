// Operations a second of the engines of the mini games: what each game's `bench.ts` does.
import { percentile } from './percentile.ts';
import type { GameBench } from '../app/mini-games/player.ts';
import { registry } from '../app/mini-games/registry.ts';

const ROUNDS = 5;
const ROUND_MS = 200;

/** Operations a second in one round; `step` does a batch of work and returns how many operations it was. */
function round(step: () => number): number {
  const start = performance.now();
  let operations = 0;
  while (performance.now() - start < ROUND_MS) operations += step();
  return (operations / (performance.now() - start)) * 1000;
}

/** The middle of five rounds, after one that only warms up. */
function perSecond(step: () => number): number {
  round(step);
  return Math.round(
    percentile(
      Array.from({ length: ROUNDS }, () => round(step)),
      50,
    ),
  );
}

export async function measureEngines() {
  const rows = [];
  for (const { id } of registry) {
    const { bench } = (await import(`../app/mini-games/${id}/bench.ts`)) as { bench: GameBench };
    for (const { name, step } of bench.runs) rows.push({ game: bench.title, what: name, 'per second': perSecond(step) });
  }
  return rows;
}
