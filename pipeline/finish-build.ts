// What a static host needs beyond the prerendered pages: the body of a 404, pages that paint before any script, and every text compressed beforehand.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILD, SITE } from './build-folder.ts';
import { builtPaths, pageFile } from './built-paths.ts';
import { bundleBoot } from './html-first/boot-script.ts';
import { htmlFirst, type Surroundings } from './html-first/html-first.ts';

const TEXTS = /\.(html|js|css|svg|json|data|txt|xml|webmanifest|md)$/;
const WORTH_IT_BYTES = 1024;

const folder = SITE;

/** Writes file.br and file.gz beside each text. */
async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < WORTH_IT_BYTES) return;
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}

// For the checks of the build, not for visitors.
await rename(path.join(folder, '.vite/manifest.json'), path.join(folder, '../manifest.json'));
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

const boot = await bundleBoot();
// For the check of syntax, not for visitors: they get it in the pages.
await writeFile(path.join(BUILD, 'boot.js'), boot);

const surroundings: Surroundings = {
  readAsset: (address) => readFileSync(path.join(folder, address), 'utf8'),
  writeModule: (text) => writeAsset('start', 'js', text),
  writeData: (text) => writeAsset('page', 'data', text),
  boot,
};
for (const page of [...(await builtPaths(folder)).map(pageFile), '404.html']) {
  const file = path.join(folder, page);
  await writeFile(file, htmlFirst(await readFile(file, 'utf8'), surroundings));
}

const files = (await readdir(folder, { recursive: true })).filter((file) => TEXTS.test(file));
await Promise.all(files.map((file) => compress(path.join(folder, file))));
console.log(`Finished ${files.length} files of the site`);
