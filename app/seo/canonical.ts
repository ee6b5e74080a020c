// The canonical address of a page, for search engines and for readers of shared links.
import type { MetaDescriptor } from 'react-router';
import { toAbsoluteUrl } from './absolute-url.ts';

export function createCanonicalMeta(path: string): MetaDescriptor[] {
  const url = toAbsoluteUrl(path);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
  ];
}
