// What the head says at the address of a game that does not exist; fetched only there.
import type { MetaDescriptor } from 'react-router';
import { gameNotFound } from '#app/content/not-found.ts';
import { pageMeta } from '#app/seo/page-meta.ts';

export function gameNotFoundHead(): MetaDescriptor[] {
  return pageMeta({ ...gameNotFound.meta, isIndexed: false });
}
