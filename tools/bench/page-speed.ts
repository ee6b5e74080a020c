// Each page beside itself without any script, by Lighthouse and in turn: no page can paint earlier than its HTML alone. BENCH_PAGES=/,/games measures these alone.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { percentile } from './percentile.ts';
import { chromiumPath, SITE, withServer } from './serve-site.ts';
import { builtPaths, pageFile } from '../build/lib/page-paths.ts';
import { compress } from '../build/compress.ts';
import { LAUNCH_FLAGS } from '../setup/chromium.mjs';
import { npm } from '../setup/setup.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Measured {
  readonly scores: string;
  readonly first: number; // ms
  readonly largest: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Takes the scripts out of the pages of a copy, structured data aside. */
async function removeScripts(folder: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const file = path.join(folder, pageFile(page));
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(SCRIPT, ''));
    await compress(file);
  }
}

/** Runs Lighthouse with its default phone. */
async function look(address: string, folder: string): Promise<Measured> {
  const file = path.join(folder, 'lighthouse.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=--headless=new ${LAUNCH_FLAGS.join(' ')}`];
  const { code, output } = await npm(['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, ...flags]);
  if (code !== 0) throw new Error(`Lighthouse cannot measure ${address}: ${output}`);
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) => Math.round((categories[id]?.score ?? 0) * 100)).join(' '),
    first: figure('first-contentful-paint'),
    largest: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

function summarize(page: string, ours: readonly Measured[], bare: readonly Measured[]) {
  const middle = (all: readonly Measured[], key: 'first' | 'largest' | 'blocked') =>
    percentile(
      all.map((measured) => measured[key]),
      50,
    );
  const ratio = (key: 'first' | 'largest') => Number((middle(ours, key) / middle(bare, key)).toFixed(2));
  return {
    page,
    'performance, accessibility, practices, SEO': ours[0]?.scores,
    'first paint (ms)': Math.round(middle(ours, 'first')),
    'first paint, times without scripts': ratio('first'),
    'largest paint (ms)': Math.round(middle(ours, 'largest')),
    'largest paint, times without scripts': ratio('largest'),
    'blocked (ms)': Math.round(middle(ours, 'blocked')),
    'layout shift': Number(Math.max(...ours.map(({ shift }) => shift)).toFixed(4)),
  };
}

export async function measurePages() {
  process.env['CHROME_PATH'] = await chromiumPath();
  const all = await builtPaths(SITE);
  const wanted = process.env['BENCH_PAGES']?.split(',') ?? all;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const copy = path.join(folder, 'site');
  await cp(SITE, copy, { recursive: true });
  await removeScripts(copy, all);
  const rows = await withServer(SITE, (site) =>
    withServer(copy, async (bareSite) => {
      const found = [];
      for (const page of all.filter((name) => wanted.includes(name))) {
        const [ours, bare]: [Measured[], Measured[]] = [[], []];
        for (let round = 0; round < ROUNDS; round += 1) {
          ours.push(await look(site + page, folder));
          bare.push(await look(bareSite + page, folder));
        }
        found.push(summarize(page, ours, bare));
      }
      return found;
    }),
  );
  await rm(folder, { recursive: true });
  return rows;
}
