// The files that machines look for at fixed addresses. The build writes them; none of this code reaches a visitor.
import { absoluteUrl } from './absolute-url.ts';
import { llmsTxt } from './llms-txt.ts';
import { releaseFeeds } from './release-feeds.ts';
import { SECURITY_PATH, securityTxt } from './security-txt.ts';
import { sitemap, type SitemapEntry } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';
import { games } from '#app/content/data/catalogue.ts';
import { FINDABLES_PATH } from '#app/content/queries/search-index.ts';
import { findableGames, findableMiniGames, findablePages } from '#app/content/queries/build-search-index.ts';
import { pagesOf, rows } from '#app/content/queries/page-table.ts';
import { security } from '#app/content/data/security.ts';
import { studio } from '#app/content/data/studio.ts';

export interface SiteFile {
  readonly path: string; // /robots.txt
  readonly text: string;
}

/** Every page with the day of its last change; pages that show the catalogue change with it. */
function sitemapEntries(): SitemapEntry[] {
  const latest = games.reduce((day, game) => (game.updated > day ? game.updated : day), '');
  return rows.flatMap((row) =>
    pagesOf(row).map(({ path, updated }) => {
      const showsGames = 'showsGames' in row && row.showsGames === true;
      return { url: absoluteUrl(path), updated: showsGames && latest > updated ? latest : updated };
    }),
  );
}

export function siteFiles(): SiteFile[] {
  return [
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n` },
    { path: '/sitemap.xml', text: sitemap(sitemapEntries()) },
    { path: '/site.webmanifest', text: webManifest() },
    { path: '/llms.txt', text: llmsTxt(studio) },
    { path: FINDABLES_PATH, text: JSON.stringify([...findableGames(), ...findableMiniGames(), ...findablePages()]) },
    ...releaseFeeds(games),
    { path: SECURITY_PATH, text: securityTxt(security, studio.supportEmail) },
  ];
}
