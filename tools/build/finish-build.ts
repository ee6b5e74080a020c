// The last step of a build: makes the site of what React Router has built, and puts it in the place of the one before.
import { existsSync, renameSync } from 'node:fs';
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleProgram } from './lib/bundle-script.ts';
import { BUILD_FOLDER, NEXT_BUILD_FOLDER, WORK_FOLDER } from './lib/build-folder.ts';
import { compressAll } from './compress.ts';
import { createGameNotFoundPage } from './create-game-not-found-page.ts';
import { writeRelease } from './write-release.ts';
import { rewritePages } from './deferred-hydration/rewrite-pages.ts';
import { writeLicenses } from './licenses/write-licenses.ts';
import { writeWorker } from './service-worker/write-worker.ts';
import { writeSiteFiles } from './site-files/write-site-files.ts';
import { writeHeaderFiles } from './static-host/write-header-files.ts';

/** Creates the pages for unknown URLs, and renames pages for static hosts. */
async function movePages(site: string): Promise<void> {
  // For every unknown URL: it shows the loading placeholder, then the router renders the "not found" page. The router has prerendered it at "/".
  const notFoundFile = path.join(site, '404.html');
  await rename(path.join(site, '__spa-fallback.html'), notFoundFile);
  const notFoundPage = (await readFile(notFoundFile, 'utf8')).replaceAll(' aria-current="page"', '');
  await writeFile(notFoundFile, notFoundPage);
  await writeFile(path.join(site, 'games/404.html'), createGameNotFoundPage(notFoundPage));

  // Rename games/index.html to games.html, so that static hosts serve it as /games and not as /games/.
  for (const file of await readdir(site, { recursive: true })) {
    const pageFolder = path.join(site, path.dirname(file));
    if (path.basename(file) !== 'index.html' || pageFolder === site) continue;
    await rename(path.join(site, file), `${pageFolder}.html`);
    if ((await readdir(pageFolder)).length === 0) await rmdir(pageFolder);
  }
}

export async function finishBuild(): Promise<void> {
  const site = path.join(NEXT_BUILD_FOLDER, 'client');
  await writeSiteFiles(site);
  await writeLicenses(site);
  // Only for the checks of the build; it is not published.
  await rename(path.join(site, '.vite/manifest.json'), path.join(NEXT_BUILD_FOLDER, 'manifest.json'));
  await rmdir(path.join(site, '.vite'));
  await rm(path.join(NEXT_BUILD_FOLDER, 'server'), { recursive: true });
  // Other threads compress what no longer changes.
  const compressed = compressAll(site, /\.(js|css|svg|json|txt|xml|webmanifest|md)$/);
  await movePages(site);
  await writeRelease(site);
  await rewritePages(site);
  const compressedPages = compressed.then(() => compressAll(site, /\.(html|data)$|\bstart-[^/]*\.js$/));
  await writeHeaderFiles(site);
  await writeWorker(site);
  const server = await bundleProgram('server/serve.ts');
  await compressedPages;
  // Last: nothing in a build is newer (tests/e2e/build.spec.ts).
  await writeFile(path.join(NEXT_BUILD_FOLDER, 'server.js'), server);
  if (existsSync(BUILD_FOLDER)) renameSync(BUILD_FOLDER, path.join(WORK_FOLDER, 'last'));
  renameSync(NEXT_BUILD_FOLDER, BUILD_FOLDER);
}
