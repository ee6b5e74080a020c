// What a static host needs beyond the prerendered pages: the body of a 404, pages that paint before any script, and every text compressed beforehand.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OFFLINE_PATH } from '#app/offline/paths.ts';
import { readChunks } from '../checks/chunks.ts';
import { BUILD, SITE } from './build-folder.ts';
import { builtPaths, pageFile } from './built-paths.ts';
import { compress } from './compress.ts';
import { bundleBoot } from './html-first/boot-script.ts';
import { htmlFirst, type Surroundings } from './html-first/html-first.ts';
import { startsOf } from './html-first/start-module.ts';
import { leanManifest } from './lean-manifest.ts';

/** The router's manifest, whose name is decided by what the router wrote. */
const ROUTES = /^assets[\\/]manifest-\w+\.js$/;
const TEXTS = /\.(html|js|css|svg|json|data|txt|xml|webmanifest|md)$/;

const folder = SITE;

// For the checks of the build, not for visitors.
await rename(path.join(folder, '.vite/manifest.json'), path.join(BUILD, 'manifest.json'));
await rmdir(path.join(folder, '.vite'));

// One file answers every address that has no page: it shows the loading placeholder, then the router's own page.
await rename(path.join(folder, '__spa-fallback.html'), path.join(folder, '404.html'));

// games/index.html becomes games.html: static hosts then serve it as /games, and not as /games/.
for (const file of await readdir(folder, { recursive: true })) {
  const place = path.join(folder, path.dirname(file));
  if (path.basename(file) !== 'index.html' || place === folder) continue;
  await rename(path.join(folder, file), `${place}.html`);
  if ((await readdir(place)).length === 0) await rmdir(place);
}

/** Keeps a part of a page among the assets, under a name that changes with its text. */
function writeAsset(name: string, ending: string, text: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`;
  writeFileSync(path.join(folder, address), text);
  return address;
}

const { importersOf } = readChunks(BUILD);

const boot = await bundleBoot();
// For the check of syntax, not for visitors: they get it in the pages.
await writeFile(path.join(BUILD, 'boot.js'), boot);

const surroundings: Surroundings = {
  readAsset: (address) => readFileSync(path.join(folder, address), 'utf8'),
  writeModule: startsOf(
    folder,
    (file) => importersOf(file).length > 0,
    (code) => writeAsset('start', 'js', code),
  ),
  writeData: (text) => writeAsset('page', 'data', text),
  boot,
};
for (const page of [...(await builtPaths(folder)).map(pageFile), '404.html']) {
  const file = path.join(folder, page);
  // It answers at any address, where React would look for another page.
  const isStarted = page !== pageFile(OFFLINE_PATH);
  await writeFile(file, await htmlFirst(await readFile(file, 'utf8'), surroundings, isStarted));
}

const files = (await readdir(folder, { recursive: true })).filter((file) => TEXTS.test(file));
for (const file of files.filter((name) => ROUTES.test(name))) {
  const manifest = path.join(folder, file);
  await writeFile(manifest, leanManifest(await readFile(manifest, 'utf8')));
}
await Promise.all(files.map((file) => compress(path.join(folder, file))));
console.log(`Finished ${files.length} files of the site`);
