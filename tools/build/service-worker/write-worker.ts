// Writes the service worker with its precache list into the built site; without the part `offline`, the self-destroying worker.
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as parts from '#app/content/data/parts.ts';
import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest } from '#app/startup/inline/hydration-manifest.ts';
import { BUILD_FOLDER, SITE_FOLDER } from '../lib/build-folder.ts';
import { bundleScript } from '../lib/bundle-script.ts';
import { compress } from '../compress.ts';
import { parseElements } from '../html/markup.ts';
import { readPolicy } from '../../../server/server.ts';
import { createPrecacheEntry, isIconElsewhere, isPageWithGames, isPrecached } from './precache-list.ts';

/** The expression that Workbox's tools replace with the precache list. */
const MANIFEST_PLACEHOLDER = 'self.__WB_MANIFEST';

const workerFile = path.join(SITE_FOLDER, WORKER_PATH);

/** Returns the hydration data files of a page, relative to the site folder. */
function listPageData(page: string): string[] {
  const elements = parseElements(readFileSync(path.join(SITE_FOLDER, page), 'utf8'));
  const parts = parseHydrationManifest(elements.find(({ attributes }) => attributes.get('id') === HYDRATION_MANIFEST_ID)?.text);
  return parts ? [parts.stream.slice(1)] : [];
}

async function writeWorker(): Promise<void> {
  const policy = readPolicy(SITE_FOLDER);
  const files = (await readdir(SITE_FOLDER, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const pageData = new Set(files.filter(isPageWithGames).flatMap(listPageData));
  const pages = files.filter(isPageWithGames).map((page) => readFileSync(path.join(SITE_FOLDER, page), 'utf8'));
  const precached = files.filter((file) => isPrecached(file, pageData) && !isIconElsewhere(file, pages.join(''))).toSorted();
  const worker = await bundleScript('app/service-worker/worker.ts');
  if (worker.split(MANIFEST_PLACEHOLDER).length !== 2)
    throw new Error(`The worker no longer contains ${MANIFEST_PLACEHOLDER} exactly once`);
  await writeFile(
    workerFile,
    worker.replace(MANIFEST_PLACEHOLDER, () =>
      JSON.stringify(precached.map((file) => createPrecacheEntry(file, readFileSync(path.join(SITE_FOLDER, file)), policy))),
    ),
  );
  // Only for `npm run budgets`; it is not published.
  await writeFile(path.join(BUILD_FOLDER, 'precached.json'), JSON.stringify(precached));
  console.log(`${WORKER_PATH}: ${precached.length} files for playing without a network`);
}

if (parts.offline) await writeWorker();
else {
  await writeFile(workerFile, await bundleScript('app/service-worker/self-destroying-worker.ts'));
  console.log(`${WORKER_PATH}: removes an installed worker`);
}
await compress(workerFile);
