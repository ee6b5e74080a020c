// The page for unknown game slugs, and its metadata. Loaded only when needed.
import type { MetaDescriptor } from 'react-router';
import { gameNotFound } from '#app/content/data/not-found.ts';
import { createCanonicalMeta } from '#app/seo/canonical.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageHead } from '#app/components/ui/text/page-head.tsx';

export function createGameNotFoundHead(path: string): MetaDescriptor[] {
  return [...createPageMeta({ ...gameNotFound.meta, isIndexed: false }), ...createCanonicalMeta(path)];
}

export function GameNotFound() {
  return (
    <PageHead title="Game not found" lead={gameNotFound.lead} isCentered>
      <ButtonLink to="/games">Browse All Games</ButtonLink>
    </PageHead>
  );
}
