// A page's canonical URL, absolute and as metadata.
import { ORIGIN } from '#app/content/data/site.ts';
import type { MetaDescriptor } from 'react-router';

/** No trailing slash, except for the home page. */
export function toAbsoluteUrl(path: string): string {
  return `${ORIGIN}${path}`;
}

export function createCanonicalMeta(path: string): MetaDescriptor[] {
  const url = toAbsoluteUrl(path);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
  ];
}
