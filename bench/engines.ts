// The engines of the mini games: operations a second, and against the field.
import type { GameBench } from '../app/mini-games/player.ts';
import { registry } from '../app/mini-games/registry.ts';
import { field } from './field/field.ts';
import { perSecond, ratio } from './measure.ts';

function readBenches(): Promise<GameBench[]> {
  return Promise.all(registry.map(async ({ id }) => ((await import(`../app/mini-games/${id}/bench.ts`)) as { bench: GameBench }).bench));
}

/** Prints two tables and returns their rows. */
export async function benchEngines(): Promise<Record<string, unknown>> {
  const engines = [];
  for (const { title, runs } of await readBenches())
    for (const { name, step } of runs) engines.push({ game: title, what: name, 'per second': Math.round(perSecond(step)) });
  console.log('Engines of the mini games');
  console.table(engines);

  const against = field.map(({ name, rival, ours, theirs }) => {
    const once = (work: () => void) => () => {
      work();
      return 1;
    };
    const result = ratio(once(ours), once(theirs));
    return {
      what: name,
      'ours per second': Math.round(result.ours),
      rival,
      'theirs per second': Math.round(result.theirs),
      'times as fast': Number(result.ratio.toFixed(1)),
    };
  });
  console.log('Against published packages, in turn');
  console.table(against);
  return { engines, field: against };
}
