// The canonical address of a page, for search engines and for readers of shared links.
import type { MetaDescriptor } from 'react-router';
import { absoluteUrl } from './absolute-url.ts';

export function canonicalMeta(path: string): MetaDescriptor[] {
  const url = absoluteUrl(path);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
  ];
}
