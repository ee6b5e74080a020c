// `npm run bench [part …]`: measures the parts that are named, or all; writes bench/results.json beside the tables.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installPeers } from './install-peers.ts';

/** Each part is loaded once what it compares with is installed. */
const PARTS: Record<string, () => Promise<Record<string, unknown>>> = {
  engines: async () => (await import('./engines.ts')).benchEngines(),
  input: async () => (await import('./input.ts')).benchInput(),
  frames: async () => (await import('./frames.ts')).benchFrames(),
  boot: async () => (await import('./boot.ts')).benchBoot(),
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

installPeers();
const results: Record<string, unknown> = { date: new Date().toISOString().slice(0, 10), node: process.version };
for (const [name, run] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) Object.assign(results, await run());
await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
