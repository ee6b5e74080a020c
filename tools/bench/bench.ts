// `npx node tools/bench/bench.ts [part …]`: runs the named benchmarks, or all, and writes the latest results of each to tools/bench/results.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RESULTS = path.join(import.meta.dirname, 'results.json');

type Measure = () => Promise<readonly object[]>;

const PARTS: Readonly<Record<string, { readonly what: string; readonly load: () => Promise<Measure> }>> = {
  engines: { what: 'Engines of the mini games', load: async () => (await import('./engines.ts')).measureEngines },
  input: {
    what: 'Input to paint in the mini games, CPU slowed four times',
    load: async () => (await import('./input-latency.ts')).measureInput,
  },
  frames: { what: 'Frames, CPU slowed four times', load: async () => (await import('./frame-rate.ts')).measureFrames },
  pages: { what: 'Pages compared with themselves without scripts', load: async () => (await import('./page-speed.ts')).measurePages },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const results = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, unknown>) : {};
for (const [name, { what, load }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const measure = await load();
  const rows = await measure();
  console.log(what);
  console.table(rows);
  results[name] = { date: new Date().toISOString().slice(0, 10), node: process.version, rows };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
