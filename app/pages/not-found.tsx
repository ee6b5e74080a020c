// Any address that the site does not have.
import type { Route } from './+types/not-found.ts';
import { pageNotFound } from '#app/content/data/not-found.ts';
import { PageNotFound } from '#app/components/layout/page/page-not-found.tsx';
import { canonicalMeta } from '#app/seo/canonical.ts';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta({ location }: Route.MetaArgs) {
  return [...pageMeta({ ...pageNotFound.meta, isIndexed: false }), ...canonicalMeta(location.pathname)];
}

export default function NotFound() {
  return <PageNotFound />;
}
