// Metadata for Safari's Smart App Banner, which offers a game's app on iPhones.
import type { MetaDescriptor } from 'react-router';

/** Empty for pages without an App Store URL. */
export function createAppBanner(appStoreUrl: string | null | undefined): MetaDescriptor[] {
  const id = /\/id(\d+)$/.exec(appStoreUrl ?? '')?.[1];
  return id === undefined ? [] : [{ name: 'apple-itunes-app', content: `app-id=${id}` }];
}
