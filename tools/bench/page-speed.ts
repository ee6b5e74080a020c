// Compares each page with a copy of it without scripts, in Lighthouse: no page can paint earlier than its HTML alone.
// Limit it to some pages with BENCH_PAGES=/,/games.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { listPagePaths, getPageFile } from '../build/lib/page-paths.ts';
import { compress } from '../build/compress.ts';
import { LAUNCH_FLAGS } from '../setup/chromium.mjs';
import { findChromiumPath, withServer } from '../setup/serve-site.ts';
import { runNpm } from '../setup/setup.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3; // odd, for the median
const SCRIPT_ELEMENTS = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

type PageMetrics = Awaited<ReturnType<typeof runLighthouse>>;

/** Removes all scripts but structured data from the pages of a copied site. */
async function removeScripts(folder: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const file = path.join(folder, getPageFile(page));
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(SCRIPT_ELEMENTS, ''));
    await compress(file);
  }
}

/** Runs Lighthouse with its default phone emulation; times are in ms. */
async function runLighthouse(address: string, folder: string) {
  const file = path.join(folder, 'lighthouse.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=--headless=new ${LAUNCH_FLAGS.join(' ')}`];
  const { code, output } = await runNpm(['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, ...flags]);
  if (code !== 0) throw new Error(`Lighthouse cannot measure ${address}: ${output}`);
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as LighthouseReport;
  const getAudit = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) => Math.round((categories[id]?.score ?? 0) * 100)).join(' '),
    first: getAudit('first-contentful-paint'),
    largest: getAudit('largest-contentful-paint'),
    blocked: getAudit('total-blocking-time'),
    shift: getAudit('cumulative-layout-shift'),
  };
}

function summarize(page: string, ours: readonly PageMetrics[], withoutScripts: readonly PageMetrics[]) {
  const getMedian = (all: readonly PageMetrics[], key: 'first' | 'largest' | 'blocked') =>
    all.map((metrics) => metrics[key]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const ratio = (key: 'first' | 'largest') => Number((getMedian(ours, key) / getMedian(withoutScripts, key)).toFixed(2));
  return {
    page,
    'performance, accessibility, practices, SEO': ours[0]?.scores,
    'first paint (ms)': Math.round(getMedian(ours, 'first')),
    'first paint, times without scripts': ratio('first'),
    'largest paint (ms)': Math.round(getMedian(ours, 'largest')),
    'largest paint, times without scripts': ratio('largest'),
    'blocked (ms)': Math.round(getMedian(ours, 'blocked')),
    'layout shift': Number(Math.max(...ours.map(({ shift }) => shift)).toFixed(4)),
  };
}

export async function measurePages() {
  process.env['CHROME_PATH'] = await findChromiumPath();
  const all = await listPagePaths();
  const wanted = process.env['BENCH_PAGES']?.split(',') ?? all;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const copy = path.join(folder, 'site');
  await cp(SITE_FOLDER, copy, { recursive: true });
  await removeScripts(copy, all);
  const rows = await withServer(SITE_FOLDER, (site) =>
    withServer(copy, async (siteWithoutScripts) => {
      const found = [];
      for (const page of all.filter((name) => wanted.includes(name))) {
        const [ours, withoutScripts]: [PageMetrics[], PageMetrics[]] = [[], []];
        for (let round = 0; round < ROUNDS; round += 1) {
          ours.push(await runLighthouse(site + page, folder));
          withoutScripts.push(await runLighthouse(siteWithoutScripts + page, folder));
        }
        found.push(summarize(page, ours, withoutScripts));
      }
      return found;
    }),
  );
  await rm(folder, { recursive: true });
  return rows;
}
