// Any address that the site does not have.
import { pageNotFound } from '#app/content/not-found.ts';
import { PageNotFound } from '#app/layout/page-not-found.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta() {
  return pageMeta({ ...pageNotFound.meta, isIndexed: false });
}

export default function NotFound() {
  return <PageNotFound />;
}
