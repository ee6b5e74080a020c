// `npm run bench [part …]`: measures the parts that are named, or all; writes bench/results.json beside the tables.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchBoot } from './boot.ts';
import { benchEngines } from './engines.ts';
import { benchFrames } from './frames.ts';
import { benchGrowth } from './growth.ts';
import { benchInput } from './input.ts';
import { benchPages } from './pages.ts';
import { benchRivals } from './rivals.ts';
import { benchWeight } from './weight.ts';

const PARTS: Record<string, () => Promise<Record<string, unknown>>> = {
  engines: benchEngines,
  input: benchInput,
  frames: benchFrames,
  boot: benchBoot,
  weight: benchWeight,
  pages: benchPages,
  rivals: benchRivals,
  growth: benchGrowth,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const results: Record<string, unknown> = { date: new Date().toISOString().slice(0, 10), node: process.version };
for (const [name, run] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) Object.assign(results, await run());
await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
