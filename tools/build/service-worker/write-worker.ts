// Writes the service worker with its precache list into the built site; without the part `offline`, the self-destroying worker.
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as parts from '#app/content/data/parts.ts';
import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest } from '#app/startup/inline/hydration-manifest.ts';
import { bundleScript } from '../lib/bundle-script.ts';
import { compress } from '../compress.ts';
import { parseElements } from '../html/markup.ts';
import { readPolicy } from '../../../server/server.ts';
import { createPrecacheEntry, isIconElsewhere, isPageWithGames, isPrecached } from './precache-list.ts';

/** The expression that Workbox's tools replace with the precache list. */
const MANIFEST_PLACEHOLDER = 'self.__WB_MANIFEST';

/** Returns the hydration data files of a page, relative to the site folder. */
function listPageData(html: string): string[] {
  const elements = parseElements(html);
  const parts = parseHydrationManifest(elements.find(({ attributes }) => attributes.get('id') === HYDRATION_MANIFEST_ID)?.text);
  return parts ? [parts.stream.slice(1)] : [];
}

async function createWorker(site: string): Promise<string> {
  const policy = readPolicy(site);
  const files = (await readdir(site, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const pages = files.filter(isPageWithGames).map((page) => readFileSync(path.join(site, page), 'utf8'));
  const pageData = new Set(pages.flatMap(listPageData));
  const precached = files.filter((file) => isPrecached(file, pageData) && !isIconElsewhere(file, pages.join(''))).toSorted();
  const worker = await bundleScript('app/service-worker/worker.ts');
  if (worker.split(MANIFEST_PLACEHOLDER).length !== 2)
    throw new Error(`The worker no longer contains ${MANIFEST_PLACEHOLDER} exactly once`);
  // Only for `npm run budgets`; it is not published.
  await writeFile(path.join(site, '../precached.json'), JSON.stringify(precached));
  return worker.replace(MANIFEST_PLACEHOLDER, () =>
    JSON.stringify(precached.map((file) => createPrecacheEntry(file, readFileSync(path.join(site, file)), policy))),
  );
}

export async function writeWorker(site: string): Promise<void> {
  const file = path.join(site, WORKER_PATH);
  await writeFile(file, parts.offline ? await createWorker(site) : await bundleScript('app/service-worker/self-destroying-worker.ts'));
  await compress(file);
}
