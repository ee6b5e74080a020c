// What a static host needs beyond the prerendered pages: the body of a 404, pages that paint before any script, and every text compressed beforehand.
import { readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { BUILD, SITE } from './lib/build-folder.ts';
import { compress } from './compress.ts';
import { writePages } from './deferred-hydration/rewrite-pages.ts';

const TEXTS = /\.(html|js|css|svg|json|data|txt|xml|webmanifest|md)$/;

// For the checks of the build, not for visitors.
await rename(path.join(SITE, '.vite/manifest.json'), path.join(BUILD, 'manifest.json'));
await rmdir(path.join(SITE, '.vite'));

// One file answers every address that has no page: it shows the loading placeholder, then the router's own page.
await rename(path.join(SITE, '__spa-fallback.html'), path.join(SITE, '404.html'));

// games/index.html becomes games.html: static hosts then serve it as /games, and not as /games/.
for (const file of await readdir(SITE, { recursive: true })) {
  const place = path.join(SITE, path.dirname(file));
  if (path.basename(file) !== 'index.html' || place === SITE) continue;
  await rename(path.join(SITE, file), `${place}.html`);
  if ((await readdir(place)).length === 0) await rmdir(place);
}

await writePages();

const texts = (await readdir(SITE, { recursive: true })).filter((file) => TEXTS.test(file));
await Promise.all(texts.map((file) => compress(path.join(SITE, file))));
console.log(`Finished ${texts.length} files of the site`);
