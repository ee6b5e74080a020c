// Creates the metadata in the head of a page.
import type { MetaDescriptor } from 'react-router';
import { createCanonicalMeta, toAbsoluteUrl } from './canonical.ts';
import { createStructuredData, type PageStructuredData } from './structured-data.ts';
import { createReleaseMeta } from '#app/startup/router/release.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { getSocialImagePath } from '#app/content/paths.ts';

/** Empty for pages without an App Store URL. */
function createAppBanner(appStoreUrl: string | null | undefined): MetaDescriptor[] {
  const id = /\/id(\d+)$/.exec(appStoreUrl ?? '')?.[1];
  return id === undefined ? [] : [{ name: 'apple-itunes-app', content: `app-id=${id}` }];
}

export interface PageMetaInput extends PageStructuredData {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Canonical path, such as /games/idle-mouse. Omitted on not-found pages, whose URL is known only in the browser. */
  readonly path?: string;
  /** False keeps the page out of search engines. */
  readonly isIndexed?: boolean;
  /** App Store URL of the game that the page is about. */
  readonly appStoreUrl?: string | null;
}

const SOCIAL_WIDTH = '1200';
const SOCIAL_HEIGHT = '630';

/** Appends the studio's name unless the title ends with it. */
function createFullTitle(title: string): string {
  return title.endsWith(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
}

/** Descriptors for a route's `meta`. Open Graph comes first, because some link previews read only the beginning of the page. */
export function createPageMeta(input: PageMetaInput): MetaDescriptor[] {
  const { title, description, keywords, path, isIndexed = true, appStoreUrl } = input;
  const full = createFullTitle(title);
  const image = toAbsoluteUrl(getSocialImagePath(path));
  return [
    { title: full },
    { name: 'description', content: description },
    ...(path === undefined ? [] : createCanonicalMeta(path)),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: SOCIAL_WIDTH },
    { property: 'og:image:height', content: SOCIAL_HEIGHT },
    { property: 'og:image:alt', content: full },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: full },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    { name: 'keywords', content: keywords.join(', ') },
    createReleaseMeta(),
    ...createAppBanner(appStoreUrl),
    createStructuredData(input),
  ];
}
