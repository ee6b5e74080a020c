// Shown if a game's data cannot be fetched, with a retry button.
import { useRevalidator, type MetaDescriptor } from 'react-router';
import { SITE_NAME } from '#app/content/data/site.ts';
import { createReleaseMeta } from '#app/startup/release.ts';
import { createCanonicalMeta } from '#app/seo/canonical.ts';
import { Button, ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageHead } from '#app/components/ui/text/page-head.tsx';

const TITLE = 'Error loading game data';

/** Created without another request, because the last one has just failed. */
export function createLoadErrorHead(path: string): MetaDescriptor[] {
  return [{ title: `${TITLE} | ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }, createReleaseMeta(), ...createCanonicalMeta(path)];
}

export function GameLoadError() {
  const { revalidate, state } = useRevalidator();
  const isRetrying = state === 'loading';
  return (
    <PageHead title={TITLE} lead="Couldn't load this page. Check your connection." isCentered>
      <Button onClick={() => isRetrying || void revalidate()} aria-disabled={isRetrying}>
        {isRetrying ? 'Trying…' : 'Try Again'}
      </Button>
      <ButtonLink to="/games" kind="paper">
        Browse All Games
      </ButtonLink>
    </PageHead>
  );
}
