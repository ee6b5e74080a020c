// Postprocesses the prerendered pages: creates the pages for unknown URLs, renames pages for static hosts, names the release, defers
// hydration and precompresses text files.
import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER, SITE_FOLDER } from './lib/build-folder.ts';
import { compress } from './compress.ts';
import { createGameNotFoundPage } from './create-game-not-found-page.ts';
import { writeRelease } from './write-release.ts';
import { rewritePages } from './deferred-hydration/rewrite-pages.ts';

const COMPRESSIBLE_FILES = /\.(html|js|css|svg|json|data|txt|xml|webmanifest|md)$/;

// Only for the checks of the build; it is not published.
await rename(path.join(SITE_FOLDER, '.vite/manifest.json'), path.join(BUILD_FOLDER, 'manifest.json'));
await rmdir(path.join(SITE_FOLDER, '.vite'));

// For every unknown URL: it shows the loading placeholder, then the router renders the "not found" page. The router has prerendered it at "/".
const notFoundFile = path.join(SITE_FOLDER, '404.html');
await rename(path.join(SITE_FOLDER, '__spa-fallback.html'), notFoundFile);
const notFoundPage = (await readFile(notFoundFile, 'utf8')).replaceAll(' aria-current="page"', '');
await writeFile(notFoundFile, notFoundPage);
await writeFile(path.join(SITE_FOLDER, 'games/404.html'), createGameNotFoundPage(notFoundPage));

// Rename games/index.html to games.html, so that static hosts serve it as /games and not as /games/.
for (const file of await readdir(SITE_FOLDER, { recursive: true })) {
  const pageFolder = path.join(SITE_FOLDER, path.dirname(file));
  if (path.basename(file) !== 'index.html' || pageFolder === SITE_FOLDER) continue;
  await rename(path.join(SITE_FOLDER, file), `${pageFolder}.html`);
  if ((await readdir(pageFolder)).length === 0) await rmdir(pageFolder);
}

await writeRelease(SITE_FOLDER);
await rewritePages();

const texts = (await readdir(SITE_FOLDER, { recursive: true })).filter((file) => COMPRESSIBLE_FILES.test(file));
await Promise.all(texts.map((file) => compress(path.join(SITE_FOLDER, file))));
console.log(`Finished ${texts.length} files of the site`);
