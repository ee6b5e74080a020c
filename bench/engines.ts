// The engines of the mini games: operations a second, and against the field.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { EngineBench } from './engines/engine-bench.ts';
import { field } from './field/field.ts';
import { perSecond, ratio } from './measure.ts';

const folder = path.join(import.meta.dirname, 'engines');

async function readBenches(): Promise<EngineBench[]> {
  const files = (await readdir(folder)).filter((file) => file !== 'engine-bench.ts').toSorted();
  return Promise.all(files.map(async (file) => ((await import(path.join(folder, file))) as { bench: EngineBench }).bench));
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
