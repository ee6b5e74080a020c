// The catch-all route for unknown URLs.
import type { Route } from './+types/not-found.ts';
import { pageNotFound } from '#app/content/data/not-found.ts';
import { PageNotFound } from '#app/layout/not-found/page-not-found.tsx';
import { createCanonicalMeta } from '#app/seo/canonical.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';

export function meta({ location }: Route.MetaArgs) {
  return [...createPageMeta({ ...pageNotFound.meta, isIndexed: false }), ...createCanonicalMeta(location.pathname)];
}

export default function NotFound() {
  return <PageNotFound />;
}
