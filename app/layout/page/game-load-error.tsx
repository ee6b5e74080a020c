// Shown if a game's data or script cannot be fetched, with a retry button.
import { useEffect } from 'react';
import { useRevalidator, type MetaDescriptor } from 'react-router';
import { SITE_NAME } from '#app/content/data/site.ts';
import { createReleaseMeta } from '#app/startup/router/release.ts';
import { createCanonicalMeta } from '#app/seo/canonical.ts';
import { Button, ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageHead } from '#app/components/ui/text/page-head.tsx';

const TITLE = 'Error loading game data';
const FULL_TITLE = `${TITLE} | ${SITE_NAME}`;

/** Created without another request, because the last one has just failed. */
export function createLoadErrorHead(path: string): MetaDescriptor[] {
  return [{ title: FULL_TITLE }, { name: 'robots', content: 'noindex' }, createReleaseMeta(), ...createCanonicalMeta(path)];
}

interface LoadErrorProps {
  readonly isRetrying: boolean;
  onRetry(): void;
}

function LoadError({ isRetrying, onRetry }: LoadErrorProps) {
  return (
    <PageHead title={TITLE} lead="Couldn't load this page. Check your connection." isCentered>
      <Button onClick={() => isRetrying || onRetry()} aria-disabled={isRetrying}>
        {isRetrying ? 'Trying…' : 'Try Again'}
      </Button>
      <ButtonLink to="/games" kind="paper">
        Browse All Games
      </ButtonLink>
    </PageHead>
  );
}

/** For a game whose data did not come. */
export function GameLoadError() {
  const { revalidate, state } = useRevalidator();
  return <LoadError isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
}

/** For a game that is still on its way, because its script did not come, so that the router cannot go there. */
export function PendingGameError(props: LoadErrorProps) {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, []);

  return (
    <>
      {/* React inserts this before the existing <title>, and the first title in the document wins. */}
      <title>{FULL_TITLE}</title>
      <LoadError {...props} />
    </>
  );
}
