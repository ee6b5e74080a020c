// `npm run bench [part …]`: measures the parts that are named, or all, and says what became worse since they were last measured (bench/results.json).
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareRuns, type Comparison, type Results } from './compare.ts';
import { installPeers } from './install-peers.ts';

const FIGURES = path.join(import.meta.dirname, 'results.json');

/** Each part is loaded once what it compares with is installed. */
const PARTS: Record<string, () => Promise<Record<string, unknown>>> = {
  engines: async () => (await import('./engines.ts')).benchEngines(),
  input: async () => (await import('./input.ts')).benchInput(),
  presses: async () => (await import('./presses.ts')).benchPresses(),
  frames: async () => (await import('./frames.ts')).benchFrames(),
  boot: async () => (await import('./boot.ts')).benchBoot(),
  'second-visit': async () => (await import('./second-visit.ts')).benchSecondVisit(),
  weight: async () => (await import('./weight.ts')).benchWeight(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  rivals: async () => (await import('./rivals.ts')).benchRivals(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

/** The figures of the last run of each part; none before the first. */
async function readKept(): Promise<Results> {
  try {
    return JSON.parse(await readFile(FIGURES, 'utf8')) as Results;
  } catch {
    return {};
  }
}

function tell({ compared, worse, slowed }: Comparison): void {
  for (const [part, times] of Object.entries(slowed))
    console.log(`All of ${part} is ${times.toFixed(1)} times as slow as when it was last measured: a busier machine, or everything`);
  if (worse.length === 0) return console.log(`Nothing became worse than noise, of ${compared} figures that were measured before`);
  console.log(`Worse than when they were last measured, beyond noise (${worse.length} of ${compared} figures)`);
  console.table(worse.map((change) => ({ ...change, times: Number(change.times.toFixed(2)) })));
}

installPeers();
const kept = await readKept();
const results: Record<string, unknown> = { date: new Date().toISOString().slice(0, 10), node: process.version };
for (const [name, run] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) Object.assign(results, await run());
tell(compareRuns(kept, results));
await writeFile(FIGURES, `${JSON.stringify({ ...kept, ...results }, null, 2)}\n`);
