// What a page says of itself in the document's head: a pure function of the page.
import type { MetaDescriptor } from 'react-router';
import { ORIGIN } from '#app/content/origin.ts';
import { SITE_NAME } from '#app/content/product.ts';

export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The canonical path, such as /games/idle-mouse; a page that is nowhere has none. */
  readonly path?: string;
  /** False keeps the page out of search engines. */
  readonly isIndexed?: boolean;
}

/** The title with the studio's name added when it is missing. */
export function fullTitle(title: string): string {
  return title.endsWith(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
}

/** The absolute address of a path, without a trailing slash except for the home page. */
export function absoluteUrl(path: string): string {
  return `${ORIGIN}${path}`;
}

/** The social image of a path: the file is named for its last part. A page that is nowhere has the home page's. */
function socialImage(path = '/'): string {
  const name = path.split(/[?#]/)[0]?.split('/').at(-1);
  return absoluteUrl(`/social/${name || 'home'}.jpg`);
}

/** The descriptors for a route's `meta`. */
export function pageMeta({ title, description, keywords, path, isIndexed = true }: PageFacts): MetaDescriptor[] {
  const full = fullTitle(title);
  return [
    { title: full },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:image', content: socialImage(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: full },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path === undefined
      ? []
      : [
          { tagName: 'link' as const, rel: 'canonical', href: absoluteUrl(path) },
          { property: 'og:url', content: absoluteUrl(path) },
        ]),
  ];
}
