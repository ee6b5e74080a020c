// The pages of a built site, from its files.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every path that has an index.html in the folder of the built site, '/' first. */
export async function builtPaths(site: string): Promise<string[]> {
  const files = await readdir(site, { recursive: true });
  return files
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace('/.', '/'))
    .toSorted();
}
