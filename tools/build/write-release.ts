// Writes the name of the release into all pages and their data, in place of its placeholder (app/startup/router/release.ts).
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_PLACEHOLDER } from '#app/startup/router/release.ts';

/** The release of a built site: a hash of the names of its scripts, which contain hashes of their own. New texts alone change nothing. */
export function hashScriptNames(files: readonly string[]): string {
  const scripts = files.filter((file) => file.endsWith('.js')).toSorted();
  return createHash('sha256').update(scripts.join('\n')).digest('hex').slice(0, 12);
}

export async function writeRelease(site: string): Promise<void> {
  const release = hashScriptNames(await readdir(path.join(site, 'assets')));
  for (const name of await readdir(site, { recursive: true })) {
    if (!/\.(html|data)$/.test(name)) continue;
    const file = path.join(site, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(RELEASE_PLACEHOLDER, release));
  }
}
