// Removes the pictures, videos, cut-outs and social images that nothing on the site shows: `npm run pictures -- --prune`.
import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatText } from '../tools/build/lib/format-text.ts';
import { listUnusedFiles } from '../tools/build/lib/list-unused-files.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The lists of published files, and the name under which each of them has a file of public/. */
const LISTS: Readonly<Record<string, (file: string) => string>> = {
  pictures: (file) => file.replace(/^public\/pictures\/|-\d+\.[0-9a-f]{8}\.\w+$/g, ''),
  loops: (file) => file.replace(/^public\/videos\/|\..*$/g, ''),
  'social-images': (file) => file.replace(/^public/, ''),
};

/** Files of parts that are off stay. */
export async function prunePictures(): Promise<void> {
  const files = (await listUnusedFiles({ keepsOff: true })).filter((file) => file.startsWith('public/'));
  await Promise.all(files.map((file) => rm(path.join(root, file))));
  const folders = new Set(files.map((file) => path.join(root, path.dirname(file))));
  for (const folder of folders) if ((await readdir(folder)).length === 0) await rmdir(folder);
  for (const [list, getName] of Object.entries(LISTS)) {
    const listFile = path.join(root, `app/content/data/pictures/${list}.json`);
    const removed = new Set(files.map(getName));
    const entries = Object.entries(JSON.parse(await readFile(listFile, 'utf8')) as Record<string, unknown>);
    const kept = Object.fromEntries(entries.filter(([name]) => !removed.has(name)));
    await writeFile(listFile, await formatText(listFile, JSON.stringify(kept), list === 'pictures' ? { printWidth: 200 } : {}));
  }
  console.log(`${files.length} files removed that nothing shows`);
}
