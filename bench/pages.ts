// Each page against itself without any script: the limit is the HTML alone.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPaths, pageFile } from '../pipeline/built-paths.ts';
import { withLighthouse, type Measured } from './lighthouse.ts';
import { middle } from './measure.ts';
import { serveFolder } from './static-folder.ts';

const SITE = path.resolve(import.meta.dirname, '../build/client');
const ROUNDS = 3;

/** A copy of the site; the caller removes it. */
async function copySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(SITE, folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  return folder;
}

/** Takes every script out of the pages of a copy, structured data aside. */
async function removeScripts(folder: string, paths: readonly string[]): Promise<void> {
  for (const page of paths) {
    const file = path.join(folder, pageFile(page));
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, ''));
  }
}

function summarize(page: string, ours: readonly Measured[], limits: readonly Measured[]) {
  const figure = (pick: (measured: Measured) => number) => ({ ours: middle(ours.map(pick)), limit: middle(limits.map(pick)) });
  const first = figure((measured) => measured.firstPaintMs);
  const largest = figure((measured) => measured.largestPaintMs);
  const blocked = figure((measured) => measured.blockedMs);
  return {
    page,
    'Lighthouse (performance, accessibility, practices, SEO)': ours[0]?.scores
      .map((_, index) => middle(ours.map(({ scores }) => scores[index] ?? 0)))
      .join(' '),
    'performance without scripts': middle(limits.map(({ scores }) => scores[0] ?? 0)),
    'first paint (ms)': Math.round(first.ours),
    'largest paint (ms)': Math.round(largest.ours),
    'first paint, times the limit': Number((first.ours / first.limit).toFixed(2)),
    'largest paint, times the limit': Number((largest.ours / largest.limit).toFixed(2)),
    'blocked, above the limit (ms)': Math.round(blocked.ours - blocked.limit),
    'kept from the back-forward cache by': [...new Set(ours.flatMap(({ notRestored }) => notRestored))].join(', ') || 'nothing',
    'layout shift': Number(Math.max(...ours.map(({ shift }) => shift)).toFixed(4)),
  };
}

/** Prints a table and returns its rows; BENCH_PAGES=/,/games measures these alone. */
export async function benchPages(): Promise<Record<string, unknown>> {
  const all = await builtPaths(SITE);
  const wanted = process.env['BENCH_PAGES']?.split(',') ?? all;
  const [folder, bare] = [await copySite(), await copySite()];
  await removeScripts(bare, all);
  const [site, limit] = [await serveFolder(folder), await serveFolder(bare)];
  const pages = await withLighthouse(async (look) => {
    const rows = [];
    for (const page of all.filter((name) => wanted.includes(name))) {
      const [ours, limits]: Measured[][] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours?.push(await look(site.origin + page));
        limits?.push(await look(limit.origin + page));
      }
      rows.push(summarize(page, ours ?? [], limits ?? []));
    }
    return rows;
  });
  for (const { stop } of [site, limit]) await stop();
  await Promise.all([folder, bare].map((copy) => rm(copy, { recursive: true })));
  console.log(`Each page against itself without scripts (Lighthouse, its default phone, the middle of ${ROUNDS} rounds in turn)`);
  console.table(pages);
  return { pages };
}
