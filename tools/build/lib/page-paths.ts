// Lists the pages of a built site and maps their paths to files.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The pages for unknown addresses: the one in a folder answers for those beside it, such as /games/gone. */
export const NOT_FOUND_PAGES = ['404.html', 'games/404.html'] as const;

/** Returns the path of every page, '/' first. */
export async function listPagePaths(site: string): Promise<string[]> {
  const files = (await readdir(site, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  return files
    .filter((file) => file.endsWith('.html') && path.posix.basename(file) !== '404.html')
    .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
    .toSorted();
}

/** Returns the file of a page: index.html for '/', games.html for '/games'. */
export function getPageFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

/** Returns the files of all pages, those for unknown addresses last. */
export async function listPageFiles(site: string): Promise<string[]> {
  return [...(await listPagePaths(site)).map(getPageFile), ...NOT_FOUND_PAGES];
}
