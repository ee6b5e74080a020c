// Creates the links of header, menu, footer and breadcrumbs from the page table. Used by loaders only; the browser receives the links.
import { games } from '#app/content/data/catalogue.ts';
import { menuPicture, toyBox } from '#app/content/data/frame.ts';
import { createGamePath, getPlace } from '#app/content/paths.ts';
import { findPicture } from './pictures.ts';
import { pageTable, listSitePages } from './page-table.ts';
import { getWebpPath } from '#app/content/pictures/picture-source.ts';
import type { NavigationPlace, Page } from '#app/content/schema/page-schema.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';

export interface NavigationItem {
  readonly name: string;
  readonly path: string;
}

export type Navigation = ReturnType<typeof createNavigation>;

function getToy(name: string): string {
  return getWebpPath(findPicture(name));
}

function listPages(place: NavigationPlace): Page[] {
  return pageTable.flatMap((row) => ('navigation' in row && row.navigation.includes(place) ? [row] : []));
}

function createLink({ name, path }: NavigationItem): NavigationItem {
  return { name, path };
}

export function createNavigation() {
  return {
    header: listPages('header').map(createLink),
    /** With the URL of the page's toy. */
    menu: listPages('menu').map((page) => ({ ...createLink(page), toy: page.picture === undefined ? null : getToy(page.picture) })),
    menuToy: findPicture(menuPicture),
    footer: listPages('footer').map(createLink),
    footerGames: FOOTER_GAMES.flatMap((slug) => {
      const game = games.find((candidate) => candidate.slug === slug);
      return game ? [{ name: game.title, path: createGamePath(slug) }] : [];
    }),
    toyBox: toyBox.map(getToy),
    /** The last row of the footer. */
    finePrint: listPages('fine print').map(createLink),
  };
}

/** From the home page to the page itself, through all pages whose paths are parents of its place. */
export function createBreadcrumbs(path: string): NavigationItem[] {
  const place = getPlace(path);
  return listSitePages()
    .filter((page) => ['/', place, path].includes(page.path) || place.startsWith(`${page.path}/`))
    .toSorted((a, b) => Number(a.path === path) - Number(b.path === path) || a.path.length - b.path.length)
    .map(createLink);
}
