// The files that machines look for at fixed addresses. The build writes them; none of this code reaches a visitor.
import { absoluteUrl } from './absolute-url.ts';
import { llmsTxt } from './llms-txt.ts';
import { SECURITY_PATH, securityTxt } from './security-txt.ts';
import { sitemap, type SitemapEntry } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';
import { gamePath, PAGE_PATHS } from '#app/content/addresses.ts';
import { formatAppAds, parseAppAds } from '#app/content/app-ads.ts';
import appAds from '#app/content/app-ads.txt?raw';
import { games } from '#app/content/catalogue.ts';
import { security } from '#app/content/security.ts';
import { studio } from '#app/content/studio.ts';
import { pageUpdated } from '#app/content/updated.ts';

export interface SiteFile {
  readonly path: string; // /robots.txt
  readonly text: string;
}

/** Pages that show the catalogue change with it. */
const SHOW_GAMES = new Set<string>(['/', '/games', '/search', '/press']);

/** Every page with the day of its last change. */
function sitemapEntries(): SitemapEntry[] {
  const latest = games
    .map((game) => game.updated)
    .toSorted()
    .at(-1);
  return [
    ...PAGE_PATHS.map((path) => {
      const own = pageUpdated[path];
      return { url: absoluteUrl(path), updated: latest && latest > own && SHOW_GAMES.has(path) ? latest : own };
    }),
    ...games.map((game) => ({ url: absoluteUrl(gamePath(game.slug)), updated: game.updated })),
  ];
}

export function siteFiles(): SiteFile[] {
  return [
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n` },
    { path: '/sitemap.xml', text: sitemap(sitemapEntries()) },
    { path: '/site.webmanifest', text: webManifest() },
    { path: '/app-ads.txt', text: formatAppAds(parseAppAds(appAds).lines) },
    { path: '/llms.txt', text: llmsTxt(games, studio) },
    { path: SECURITY_PATH, text: securityTxt(security, studio.supportEmail) },
  ];
}
