// What a static host needs beyond the prerendered pages: the body of a 404, pages that paint before any script, and every text compressed beforehand.
import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compact, htmlFirst } from './html-first/html-first.ts';

const TEXTS = /\.(html|js|css|svg|json|data|txt|xml|webmanifest|md)$/;
const WORTH_IT_BYTES = 1024;

const folder = path.resolve(import.meta.dirname, '../build/client');

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
const files = (await readdir(folder, { recursive: true })).filter((file) => TEXTS.test(file));

const boot = compact(readFileSync(path.join(import.meta.dirname, 'html-first/boot.js'), 'utf8'));
const readAsset = (address: string) => readFileSync(path.join(folder, address), 'utf8');
for (const page of files.filter((file) => file.endsWith('.html')).map((file) => path.join(folder, file)))
  await writeFile(page, htmlFirst(await readFile(page, 'utf8'), readAsset, boot));

await Promise.all(files.map((file) => compress(path.join(folder, file))));
console.log(`Finished ${files.length} files in build/client`);
