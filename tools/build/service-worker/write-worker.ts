// Writes the service worker into the built site, with the list of what it takes along; or, for VITE_OFFLINE=off, the one that says farewell.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKER_PATH } from '#app/service-worker/worker-path.ts';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest } from '#app/entry/hydration-manifest.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { BUILD_FOLDER, SITE_FOLDER } from '../lib/build-folder.ts';
import { compress } from '../compress.ts';
import { parseElements } from '../html/markup.ts';
import { bundleWorker } from './bundle-worker.ts';
import { getAddress, isPageWithGames, isPrecached } from './precache-list.ts';

/** Where Workbox has its list in a worker. */
const MANIFEST_PLACEHOLDER = 'self.__WB_MANIFEST';

const root = path.resolve(import.meta.dirname, '../../..');
const workerFile = path.join(SITE_FOLDER, WORKER_PATH);

/** The data that a page names, as a file of the site. */
function listPageData(page: string): string[] {
  const elements = parseElements(readFileSync(path.join(SITE_FOLDER, page), 'utf8'));
  const parts = parseHydrationManifest(elements.find(({ attributes }) => attributes.get('id') === HYDRATION_MANIFEST_ID)?.text);
  return parts ? [parts.stream.slice(1)] : [];
}

/** A file as Workbox lists it. A half-copied release never matches: what is fetched has to be what was built. */
function createPrecacheEntry(file: string): { readonly url: string; readonly revision: string | null; readonly integrity: string } {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(SITE_FOLDER, file)))
    .digest('base64');
  // Names that change with the content need no revision.
  return { url: getAddress(file), revision: /^(assets|pictures)\//.test(file) ? null : hash.slice(0, 12), integrity: `sha256-${hash}` };
}

async function writeWorker(): Promise<void> {
  const files = (await readdir(SITE_FOLDER, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const pageData = new Set(files.filter(isPageWithGames).flatMap(listPageData));
  const precached = files.filter((file) => isPrecached(file, pageData)).toSorted();
  const worker = await bundleWorker('worker');
  if (worker.split(MANIFEST_PLACEHOLDER).length !== 2) throw new Error(`The worker no longer asks for its list once, as ${MANIFEST_PLACEHOLDER}`);
  await writeFile(
    workerFile,
    worker.replace(MANIFEST_PLACEHOLDER, () => JSON.stringify(precached.map(createPrecacheEntry))),
  );
  // For the check of budgets, not for visitors.
  await writeFile(path.join(BUILD_FOLDER, 'precached.json'), JSON.stringify(precached));
  console.log(`${WORKER_PATH}: ${precached.length} files for playing without a network`);
}

if (readBuildEnvironment(root).hasServiceWorker) await writeWorker();
else {
  await writeFile(workerFile, await bundleWorker('self-destroying-worker'));
  console.log(`${WORKER_PATH}: takes the worker of earlier releases away`);
}
await compress(workerFile);
