// Writes the generated site files (sitemap.xml, robots.txt, …) and the press kit archive into the built site, and takes out of it the files
// of public/ that nothing shows.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { ARCHIVE_NAME, ARCHIVE_PATH, createFactSheets, listArchiveFiles, listArchiveTexts } from '#app/content/queries/press-kit.ts';
import { createSiteFiles } from '#app/seo/site-files.ts';
import { listUnusedFiles } from '../lib/list-unused-files.ts';

/** Not compressed, because the files are compressed already. The fixed date makes the archive reproducible. */
const STORED_UNCOMPRESSED = { level: 0, mtime: new Date(2026, 0, 1) } as const;

async function write(site: string, urlPath: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(site, urlPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The fact sheets, and an archive with everything that the press page offers. */
async function writePressKit(site: string): Promise<void> {
  for (const { path: urlPath, text } of createFactSheets()) await write(site, urlPath, text);
  const archive: Zippable = Object.fromEntries(
    listArchiveTexts().map(({ folder, name, text }) => [`${folder}${name}`, [Buffer.from(text), STORED_UNCOMPRESSED]]),
  );
  for (const file of listArchiveFiles())
    archive[`${file.folder}${file.name}`] = [await readFile(path.join(site, file.path)), STORED_UNCOMPRESSED];
  await write(site, ARCHIVE_PATH, zipSync({ [ARCHIVE_NAME]: archive }, STORED_UNCOMPRESSED));
}

export async function writeSiteFiles(site: string): Promise<void> {
  // Vite copies all of public/.
  for (const file of await listUnusedFiles({ keepsOff: false })) await rm(path.join(site, path.relative('public', file)), { force: true });
  for (const file of createSiteFiles()) await write(site, file.path, file.text);
  if (findPagePath('/press') !== null) await writePressKit(site);
}
