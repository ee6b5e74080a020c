// Writes the service worker into the built site, with the list of what it takes along; or, for VITE_OFFLINE=off, the one that says farewell.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKER_PATH } from '#app/service-worker/worker-path.ts';
import { PAGE_PARTS_ID, readPageParts } from '#app/entry/hydration-manifest.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { BUILD, SITE } from '../lib/build-folder.ts';
import { compress } from '../compress.ts';
import { elementsOf } from '../html/markup.ts';
import { bundleWorker } from './bundle-worker.ts';
import { addressOf, isPageWithGames, isPrecached } from './precache-list.ts';

/** Where Workbox has its list in a worker. */
const LIST = 'self.__WB_MANIFEST';

const root = path.resolve(import.meta.dirname, '../../..');
const target = path.join(SITE, WORKER_PATH);

/** The data that a page names, as a file of the site. */
function dataOf(page: string): string[] {
  const elements = elementsOf(readFileSync(path.join(SITE, page), 'utf8'));
  const parts = readPageParts(elements.find(({ attributes }) => attributes.get('id') === PAGE_PARTS_ID)?.text);
  return parts ? [parts.stream.slice(1)] : [];
}

/** A file as Workbox lists it. A half-copied release never matches: what is fetched has to be what was built. */
function entryOf(file: string): { readonly url: string; readonly revision: string | null; readonly integrity: string } {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(SITE, file)))
    .digest('base64');
  // Names that change with the content need no revision.
  return { url: addressOf(file), revision: /^(assets|pictures)\//.test(file) ? null : hash.slice(0, 12), integrity: `sha256-${hash}` };
}

async function writeWorker(): Promise<void> {
  const files = (await readdir(SITE, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const pageData = new Set(files.filter(isPageWithGames).flatMap(dataOf));
  const precached = files.filter((file) => isPrecached(file, pageData)).toSorted();
  const worker = await bundleWorker('worker');
  if (worker.split(LIST).length !== 2) throw new Error(`The worker no longer asks for its list once, as ${LIST}`);
  await writeFile(
    target,
    worker.replace(LIST, () => JSON.stringify(precached.map(entryOf))),
  );
  // For the check of budgets, not for visitors.
  await writeFile(path.join(BUILD, 'precached.json'), JSON.stringify(precached));
  console.log(`${WORKER_PATH}: ${precached.length} files for playing without a network`);
}

if (readBuildEnvironment(root).isOffline) await writeWorker();
else {
  await writeFile(target, await bundleWorker('self-destroying-worker'));
  console.log(`${WORKER_PATH}: takes the worker of earlier releases away`);
}
await compress(target);
