// The pages of a built site, from its files.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every path that has a page in the folder of the built site, '/' first. */
export async function listPagePaths(site: string): Promise<string[]> {
  const files = await readdir(site, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
    .toSorted();
}

/** The file of a page in the folder of the built site: index.html of '/', games.html of '/games'. */
export function getPageFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}
