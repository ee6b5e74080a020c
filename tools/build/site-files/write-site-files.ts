// Writes the generated site files (sitemap.xml, robots.txt, …) and the press kit archive into the built site, and takes out of it the files
// of public/ that nothing shows.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type * as PageTable from '#app/content/queries/page-table.ts';
import type * as PressKit from '#app/content/queries/press-kit.ts';
import type * as SiteFiles from '#app/seo/site-files.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { SITE_FOLDER } from '../lib/build-folder.ts';
import { listUnusedFiles } from '../lib/list-unused-files.ts';
import { loadSiteModule } from '../lib/load-site-module.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function write(urlPath: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(SITE_FOLDER, urlPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${urlPath}: ${Buffer.byteLength(content)} bytes`);
}

/** Not compressed, because the files are compressed already. The fixed date makes the archive reproducible. */
const STORED_UNCOMPRESSED = { level: 0, mtime: new Date(2026, 0, 1) } as const;

// Vite's module runner does not read .env files.
const { origin } = readBuildEnvironment(root);
if (origin !== undefined) process.env['SITE_ORIGIN'] = origin;

// Vite copies all of public/.
for (const file of await listUnusedFiles({ keepsOff: false }))
  await rm(path.join(SITE_FOLDER, path.relative('public', file)), { force: true });

const { createSiteFiles } = await loadSiteModule<typeof SiteFiles>('app/seo/site-files.ts');
for (const file of createSiteFiles()) await write(file.path, file.text);

/** The fact sheets, and an archive with everything that the press page offers. */
async function writePressKit(): Promise<void> {
  const { ARCHIVE_NAME, ARCHIVE_PATH, listArchiveFiles, listArchiveTexts, createFactSheets } =
    await loadSiteModule<typeof PressKit>('app/content/queries/press-kit.ts');
  for (const { path: urlPath, text } of createFactSheets()) await write(urlPath, text);
  const archive: Zippable = Object.fromEntries(
    listArchiveTexts().map(({ folder, name, text }) => [`${folder}${name}`, [Buffer.from(text), STORED_UNCOMPRESSED]]),
  );
  for (const file of listArchiveFiles())
    archive[`${file.folder}${file.name}`] = [await readFile(path.join(SITE_FOLDER, file.path)), STORED_UNCOMPRESSED];
  await write(ARCHIVE_PATH, zipSync({ [ARCHIVE_NAME]: archive }, STORED_UNCOMPRESSED));
}

const { findPagePath } = await loadSiteModule<typeof PageTable>('app/content/queries/page-table.ts');
if (findPagePath('/press') !== null) await writePressKit();
