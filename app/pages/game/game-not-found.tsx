// Shown at the address of a game that does not exist, and what the head says there; fetched only there.
import type { MetaDescriptor } from 'react-router';
import { gameNotFound } from '#app/content/data/not-found.ts';
import { canonicalMeta } from '#app/seo/canonical.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageHead } from '#app/components/ui/text/page-head.tsx';

export function gameNotFoundHead(path: string): MetaDescriptor[] {
  return [...pageMeta({ ...gameNotFound.meta, isIndexed: false }), ...canonicalMeta(path)];
}

export function GameNotFound() {
  return (
    <PageHead title="Game not found" lead={gameNotFound.lead} isCentered>
      <ButtonLink to="/games">Browse All Games</ButtonLink>
    </PageHead>
  );
}
