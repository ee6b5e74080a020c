// Creates the files that crawlers and devices expect at fixed paths, such as robots.txt. Used by the build only, never in the browser.
import appAds from '#app/content/data/app-ads.txt?raw';
import { page as home, text } from '#app/content/data/pages/home.ts';
import { shortcuts } from '#app/content/queries/shortcuts.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { LLMS_SECTIONS, type SitePage } from '#app/content/schema/page-schema.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import type { Security } from '#app/content/schema/studio-schema.ts';
import { escapeXml } from './escape-xml.ts';
import { toAbsoluteUrl } from './canonical.ts';
import { createReleaseFeed } from './release-feed.ts';
import { games } from '#app/content/data/catalogue.ts';
import { SEARCH_INDEX_PATH } from '#app/content/queries/search-index.ts';
import { buildGameItems, buildMiniGameItems, buildPageItems } from '#app/content/queries/build-search-index.ts';
import { fillIn } from '#app/content/queries/fill-in.ts';
import { getPagesOfRow, pageTable } from '#app/content/queries/page-table.ts';
import { security } from '#app/content/data/security.ts';
import { studio } from '#app/content/data/studio.ts';

/** Shown in the install dialog. Created by `npm run shots install`. */
const SCREENSHOTS = [
  { src: '/icons/screenshot-arcade.jpg', sizes: '1280x720', type: 'image/jpeg', form_factor: 'wide', label: 'The arcade' },
  { src: '/icons/screenshot-sudoku.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow', label: 'Sudoku' },
  { src: '/icons/screenshot-solitaire.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow', label: 'Solitaire' },
];

export function createWebManifest(): string {
  const manifest = {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: home.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['games', 'entertainment'],
    background_color: import.meta.env.COLOR_GROUND,
    theme_color: import.meta.env.COLOR_GROUND,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts,
    screenshots: SCREENSHOTS,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function formatLink({ path, title, description, summary = description }: SitePage): string {
  return `- [${title}](${toAbsoluteUrl(path)}): ${summary}`;
}

/** A guide to the site for language models (llmstxt.org): one heading per section, followed by links to its pages. */
export function createLlmsTxt(): string {
  const sections = LLMS_SECTIONS.map((section) => {
    const pages = pageTable.filter((row) => row.llms === section).flatMap(getPagesOfRow);
    return `## ${section}\n\n${pages.map(formatLink).join('\n')}`;
  });
  return `${[`# ${SITE_NAME}`, `> ${studio.tagline}`, text.aboutLead, ...sections].join('\n\n')}\n`;
}

export const SECURITY_PATH = '/.well-known/security.txt';

/** The content of security.txt (RFC 9116), which tells where to report vulnerabilities. */
export function createSecurityTxt({ expires, languages }: Security, email: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${toAbsoluteUrl(SECURITY_PATH)}`,
    '',
  ].join('\n');
}

export interface SitemapEntry {
  readonly url: string; // absolute URL
  readonly updated: string; // ISO date: 2026-11-20
}

/** A sitemap (sitemaps.org, version 0.9). */
export function createSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, updated }) => `  <url><loc>${escapeXml(url)}</loc><lastmod>${updated}</lastmod></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

export interface SiteFile {
  readonly path: string; // /robots.txt
  readonly text: string;
}

/** Every page with the day of its last change. Pages that list games change with the latest game. */
export function createSitemapEntries(rows: typeof pageTable, all: readonly Pick<Game, 'updated'>[]): SitemapEntry[] {
  const latest = all.reduce((day, game) => (game.updated > day ? game.updated : day), '');
  return rows.flatMap((row) =>
    getPagesOfRow(row).map(({ path, updated }) => {
      const showsGames = 'showsGames' in row && row.showsGames === true;
      return { url: toAbsoluteUrl(path), updated: showsGames && latest > updated ? latest : updated };
    }),
  );
}

export function createSiteFiles(): SiteFile[] {
  return [
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n` },
    { path: '/sitemap.xml', text: createSitemap(createSitemapEntries(pageTable, games)) },
    { path: '/site.webmanifest', text: createWebManifest() },
    { path: '/llms.txt', text: createLlmsTxt() },
    { path: SEARCH_INDEX_PATH, text: JSON.stringify([...buildGameItems(), ...buildMiniGameItems(), ...buildPageItems()]) },
    ...createReleaseFeed(games),
    { path: '/app-ads.txt', text: fillIn(appAds, 'app-ads.txt') },
    { path: SECURITY_PATH, text: createSecurityTxt(security, studio.supportEmail) },
  ];
}
