// Selects the files that the service worker precaches for offline play: the pages with games, all games with their art, and the assets of
// these pages, and creates their entries in Workbox's list.
import { createHash } from 'node:crypto';
import { getHeaders } from '../../../server/headers.ts';

/** The pages with games and demos, and the offline page that replaces the others. */
const GAME_PAGES = /^(index|play(\/[a-z0-9/-]+)?|games\/[a-z0-9-]+\/play|offline)\.html$/;

/** The data that the router fetches when it navigates to one of these pages. */
const ROUTE_DATA = /^(_|play(\/[a-z0-9/-]+)?|games\/[a-z0-9-]+\/play)\.data$/;

/** Scripts, styles, fonts, drawings and word lists. The data of a page (page-*.data) is selected separately; no page has the styles of the server's bundle. */
const ASSETS = /^assets\/(?!page-[^/]*\.data$|server-build-)[^/]+$/;

/** One width of each picture. Offline, the worker serves it in place of all other widths. */
const PICTURES =
  /^pictures\/(mini-games\/[^/]+-224|stills\/[^/]+-560|toy-box\/[^/]+-480|[a-z0-9-]+\/icon-192|(hero|arcade)\/[^/]+-320)\.[0-9a-f]{8}\.avif$/;

const FIXED_FILES = new Set(['favicon.svg', 'search-index.json', 'icons/icon-32.png', 'icons/icon-192.png', 'site.webmanifest']);

export function isPageWithGames(file: string): boolean {
  return GAME_PAGES.test(file);
}

/** Whether a file of the built site is precached; `pageData` are the data files of the pages with games. */
export function isPrecached(file: string, pageData: ReadonlySet<string>): boolean {
  if (/\.(br|gz)$/.test(file)) return false;
  return [GAME_PAGES, ROUTE_DATA, ASSETS, PICTURES].some((pattern) => pattern.test(file)) || FIXED_FILES.has(file) || pageData.has(file);
}

/** Whether a file is the icon of a game that the pages with games, in `html`, do not show. */
export function isIconElsewhere(file: string, html: string): boolean {
  const [icon] = /^pictures\/[a-z0-9-]+\/icon-/.exec(file) ?? [];
  return icon !== undefined && !html.includes(`/${icon}`);
}

/** Returns the URL path of a file of the built site: /play for play.html. */
export function getUrlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

interface PrecacheEntry {
  readonly url: string;
  /** Null for names that contain a hash. Otherwise it changes with the content and the headers, which are stored together. */
  readonly revision: string | null;
  /** Rejects files of another release, such as in a half-copied deployment. */
  readonly integrity: string;
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** `policy` is the Content-Security-Policy of the site. */
export function createPrecacheEntry(file: string, content: Buffer, policy: string): PrecacheEntry {
  const url = getUrlPath(file);
  const contentHash = hash(content);
  const revision = hash(contentHash + JSON.stringify(getHeaders(url, policy))).slice(0, 12);
  return { url, revision: /^(assets|pictures)\//.test(file) ? null : revision, integrity: `sha256-${contentHash}` };
}
