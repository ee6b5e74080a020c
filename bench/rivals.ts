// The home page against the same page built in three other ways: their script bytes, and when they paint.
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { withLighthouse, type Measured } from './lighthouse.ts';
import { middle } from './measure.ts';
import { astro } from './rivals/astro.ts';
import { next } from './rivals/next.ts';
import { reactRouter } from './rivals/react-router.ts';
import type { HomePage } from './rivals/rival.ts';
import { serveFolder, type Served } from './static-folder.ts';

const SITE = path.resolve(import.meta.dirname, '../build/client');
const WORKSHOP = path.join(import.meta.dirname, '.rivals');
const RIVALS = [reactRouter, next, astro] as const;
const ROUNDS = 3;

async function readHomePage(): Promise<HomePage> {
  const html = await readFile(path.join(SITE, 'index.html'), 'utf8');
  const bare = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(bare) ?? [];
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(bare) ?? [];
  return { body, styles };
}

/** Builds every rival and serves it with our pictures and typefaces beside it. */
async function buildAll(): Promise<Map<string, Served>> {
  const page = await readHomePage();
  const ours = path.join(WORKSHOP, 'ours');
  await cp(SITE, ours, { recursive: true });
  const served = new Map([['ours', await serveFolder(ours)]]);
  for (const [index, rival] of RIVALS.entries()) {
    const folder = path.join(WORKSHOP, String(index));
    await mkdir(folder, { recursive: true });
    const output = await rival.build(folder, page);
    // The page names our files: a rival whose own build has none of them is given them.
    for (const shared of ['pictures', 'assets'])
      await cp(path.join(SITE, shared), path.join(output, shared), { recursive: true, force: false });
    served.set(rival.name, await serveFolder(output));
  }
  return served;
}

/** Prints a table and returns its rows. */
export async function benchRivals(): Promise<Record<string, unknown>> {
  await rm(WORKSHOP, { recursive: true, force: true });
  const served = await buildAll();
  const looks = new Map<string, Measured[]>([...served.keys()].map((name) => [name, []]));
  await withLighthouse(async (look) => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, { origin }] of served) looks.get(name)?.push(await look(`${origin}/`));
  });
  for (const { stop } of served.values()) await stop();
  await rm(WORKSHOP, { recursive: true });

  const figures = [...looks].map(([name, rounds]) => {
    const figure = (pick: (measured: Measured) => number) => middle(rounds.map(pick));
    return {
      name,
      performance: figure(({ scores }) => scores[0] ?? 0),
      firstPaintMs: figure(({ firstPaintMs }) => firstPaintMs),
      largestPaintMs: figure(({ largestPaintMs }) => largestPaintMs),
      blockedMs: figure(({ blockedMs }) => blockedMs),
      scriptBytes: figure(({ scriptBytes }) => scriptBytes),
    };
  });
  const [ours] = figures;
  const rivals = figures.map(({ name, performance, firstPaintMs, largestPaintMs, blockedMs, scriptBytes }) => ({
    'home page': name,
    'Lighthouse performance': performance,
    'first paint (ms)': Math.round(firstPaintMs),
    'times ours': Number((firstPaintMs / (ours?.firstPaintMs ?? Number.NaN)).toFixed(2)),
    'largest paint (ms)': Math.round(largestPaintMs),
    'times ours ': Number((largestPaintMs / (ours?.largestPaintMs ?? Number.NaN)).toFixed(2)),
    'blocked (ms)': Math.round(blockedMs),
    'JavaScript (bytes)': scriptBytes,
  }));
  console.log('The home page, built in other ways with the same words, pictures and styles (Lighthouse, its default phone)');
  console.table(rivals);
  return { rivals };
}
