// Creates the sitemap (sitemaps.org, version 0.9).
import { escapeXml } from './escape-xml.ts';

export interface SitemapEntry {
  readonly url: string; // absolute URL
  readonly updated: string; // ISO date: 2026-11-20
}

export function createSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, updated }) => `  <url><loc>${escapeXml(url)}</loc><lastmod>${updated}</lastmod></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
