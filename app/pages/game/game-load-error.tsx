// Shown in place of a game whose data cannot be fetched, with a way to try again.
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

export const LOAD_ERROR_TITLE = 'Error loading game data';

export function GameLoadError() {
  const { revalidate, state } = useRevalidator();
  return (
    <PageHead
      title={LOAD_ERROR_TITLE}
      lead="The game is there, but its page did not load. Your connection may be taking a break."
      isCentered
    >
      <Button onClick={() => void revalidate()} disabled={state === 'loading'}>
        {state === 'loading' ? 'Trying…' : 'Try Again'}
      </Button>
      <ButtonLink to="/games" kind="paper">
        Browse All Games
      </ButtonLink>
    </PageHead>
  );
}
