// Adds to the built site what machines look for (sitemap.xml, robots.txt, …) and the archive of the press kit.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type * as PressKit from '#app/content/queries/press-kit.ts';
import type * as SiteFiles from '#app/seo/site-files.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { SITE } from '../lib/build-folder.ts';
import { loadSiteModule } from '../lib/load-site-module.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function write(address: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(SITE, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${address}: ${Buffer.byteLength(content)} bytes`);
}

/** Stored, not compressed: the files are compressed already. The date is fixed, so that the same files make the same archive. */
const AS_THEY_ARE = { level: 0, mtime: new Date(2026, 0, 1) } as const;

// Vite's runner reads no .env file by itself.
const { origin } = readBuildEnvironment(root);
if (origin !== undefined) process.env['SITE_ORIGIN'] = origin;

const { siteFiles } = await loadSiteModule<typeof SiteFiles>('app/seo/site-files.ts');
for (const file of siteFiles()) await write(file.path, file.text);

const { ARCHIVE_PATH, archiveFiles, archiveTexts, factSheets } = await loadSiteModule<typeof PressKit>('app/content/queries/press-kit.ts');
for (const { path: address, text } of factSheets()) await write(address, text);
const archive: Zippable = Object.fromEntries(
  archiveTexts().map(({ folder, name, text }) => [`${folder}${name}`, [Buffer.from(text), AS_THEY_ARE]]),
);
for (const file of archiveFiles()) archive[`${file.folder}${file.name}`] = [await readFile(path.join(SITE, file.path)), AS_THEY_ARE];
await write(ARCHIVE_PATH, zipSync({ 'apricotgames-press-kit': archive }, AS_THEY_ARE));
