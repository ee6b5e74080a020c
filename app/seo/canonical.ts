// Metadata for a page's canonical URL: the canonical link and og:url.
import type { MetaDescriptor } from 'react-router';
import { toAbsoluteUrl } from './absolute-url.ts';

export function createCanonicalMeta(path: string): MetaDescriptor[] {
  const url = toAbsoluteUrl(path);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
  ];
}
