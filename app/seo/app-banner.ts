// The banner with which Safari on an iPhone offers the app that a page is about.
import type { MetaDescriptor } from 'react-router';

/** The descriptor for the App Store address of a game; none for a page without one. */
export function createAppBanner(appStoreUrl: string | null | undefined): MetaDescriptor[] {
  const id = /\/id(\d+)$/.exec(appStoreUrl ?? '')?.[1];
  return id === undefined ? [] : [{ name: 'apple-itunes-app', content: `app-id=${id}` }];
}
