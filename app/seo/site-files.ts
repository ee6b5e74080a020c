// Creates the files that crawlers and devices expect at fixed paths, such as robots.txt. Used by the build only, never in the browser.
import { toAbsoluteUrl } from './canonical.ts';
import { createLlmsTxt } from './llms-txt.ts';
import { createReleaseFeeds } from './release-feeds.ts';
import { SECURITY_PATH, createSecurityTxt } from './security-txt.ts';
import { createSitemap, type SitemapEntry } from './sitemap.ts';
import { createWebManifest } from './web-manifest.ts';
import { games } from '#app/content/data/catalogue.ts';
import { SEARCH_INDEX_PATH } from '#app/content/queries/search-index.ts';
import { buildGameItems, buildMiniGameItems, buildPageItems } from '#app/content/queries/build-search-index.ts';
import { getPagesOfRow, pageTable } from '#app/content/queries/page-table.ts';
import { security } from '#app/content/data/security.ts';
import { studio } from '#app/content/data/studio.ts';

export interface SiteFile {
  readonly path: string; // /robots.txt
  readonly text: string;
}

/** Every page with the day of its last change. Pages that list games change with the latest game. */
function createSitemapEntries(): SitemapEntry[] {
  const latest = games.reduce((day, game) => (game.updated > day ? game.updated : day), '');
  return pageTable.flatMap((row) =>
    getPagesOfRow(row).map(({ path, updated }) => {
      const showsGames = 'showsGames' in row && row.showsGames === true;
      return { url: toAbsoluteUrl(path), updated: showsGames && latest > updated ? latest : updated };
    }),
  );
}

export function createSiteFiles(): SiteFile[] {
  return [
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n` },
    { path: '/sitemap.xml', text: createSitemap(createSitemapEntries()) },
    { path: '/site.webmanifest', text: createWebManifest() },
    { path: '/llms.txt', text: createLlmsTxt(studio) },
    { path: SEARCH_INDEX_PATH, text: JSON.stringify([...buildGameItems(), ...buildMiniGameItems(), ...buildPageItems()]) },
    ...createReleaseFeeds(games),
    { path: SECURITY_PATH, text: createSecurityTxt(security, studio.supportEmail) },
  ];
}
