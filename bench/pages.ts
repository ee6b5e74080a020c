// Each page against itself without any script, with Lighthouse's default phone: the limit is the HTML alone.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createHandler } from '../host/handler.ts';
import { builtPaths } from '../scripts/built-paths.ts';
import { findOrInstallChromium, LAUNCH_FLAGS } from '../scripts/chromium.mjs';

const SITE = path.resolve(import.meta.dirname, '../build/client');
const DEBUGGING_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  readonly scores: readonly number[]; // 0 to 100, in the order of CATEGORIES
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
}

function serve(folder: string): Promise<{ server: Server; origin: string }> {
  return new Promise((resolve) => {
    const server = createServer(createHandler(folder)).listen(0, () => {
      resolve({ server, origin: `http://localhost:${(server.address() as AddressInfo).port}` });
    });
  });
}

/** A copy of the site whose pages have no script at all; the caller removes it. */
async function withoutScripts(paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-script-'));
  await cp(SITE, folder, { recursive: true, filter: (file) => !/index\.html\.(br|gz)$/.test(file) });
  for (const page of paths) {
    const file = path.join(folder, page, 'index.html');
    const html = await readFile(file, 'utf8');
    const bare = html.replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '');
    await writeFile(file, bare);
    await writeFile(`${file}.br`, brotliCompressSync(bare));
  }
  return folder;
}

async function measure(address: string): Promise<Measured> {
  const run = await lighthouse(address, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!run) throw new Error(`Lighthouse said nothing of ${address}`);
  const { audits, categories } = run.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

/** Prints a table and returns its rows. */
export async function benchPages(): Promise<Record<string, unknown>> {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH to one');
  const paths = await builtPaths(SITE);
  const bare = await withoutScripts(paths);
  const browser = await chromium.launch({ args: [...LAUNCH_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`], executablePath });
  const [site, limit] = await Promise.all([serve(SITE), serve(bare)]);
  const pages = [];
  for (const page of paths) {
    const [ours, without] = [await measure(site.origin + page), await measure(limit.origin + page)];
    pages.push({
      page,
      'Lighthouse (performance, accessibility, practices, SEO)': ours.scores.join(' '),
      'without scripts': without.scores.join(' '),
      'first paint (ms)': Math.round(ours.firstPaintMs),
      'largest paint (ms)': Math.round(ours.largestPaintMs),
      'first paint, times the limit': Number((ours.firstPaintMs / without.firstPaintMs).toFixed(2)),
      'largest paint, times the limit': Number((ours.largestPaintMs / without.largestPaintMs).toFixed(2)),
      'blocked (ms)': Math.round(ours.blockedMs),
      'blocked, above the limit (ms)': Math.round(ours.blockedMs - without.blockedMs),
      'layout shift': Number(ours.shift.toFixed(4)),
    });
  }
  site.server.close();
  limit.server.close();
  await browser.close();
  await rm(bare, { recursive: true });
  console.log('Each page against itself without scripts (Lighthouse, its default phone)');
  console.table(pages);
  return { pages };
}
