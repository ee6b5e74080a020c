// What a device takes along to play without a network: the pages that have games, all games with their art, and what these pages are made of.

/** The pages that have games, and the one that stands in for the others. */
const GAME_PAGES = /^(index|play(\/[a-z0-9/-]+)?|offline)\.html$/;

/** What the router fetches of them when it goes from one to the next. */
const ROUTE_DATA = /^(_|play(\/[a-z0-9/-]+)?)\.data$/;

/** Scripts, styles, typefaces, drawings and lists of words. A page's own data has to be asked for by name. */
const ASSETS = /^assets\/(?!page-[^/]*\.data$)[^/]+$/;

/** One width of each picture; where it is missing the worker takes this one for any other. */
const PICTURES = /^pictures\/(mini-games\/[^/]+-224|stills\/[^/]+-560|(hero|arcade)\/[^/]+-320)\.[0-9a-f]{8}\.avif$/;

const FIXED_FILES = new Set(['favicon.svg', 'findables.json', 'icons/icon-32.png', 'icons/icon-192.png', 'site.webmanifest']);

export function isPageWithGames(file: string): boolean {
  return GAME_PAGES.test(file);
}

/** Whether a file of the built site is taken along; `pageData` are the files of data that the pages with games name. */
export function isPrecached(file: string, pageData: ReadonlySet<string>): boolean {
  if (/\.(br|gz)$/.test(file)) return false;
  return [GAME_PAGES, ROUTE_DATA, ASSETS, PICTURES].some((pattern) => pattern.test(file)) || FIXED_FILES.has(file) || pageData.has(file);
}

/** The address of a file of the built site: play.html is /play. */
export function getAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
