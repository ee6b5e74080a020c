// Shown at the address of a game that does not exist.
import { gameNotFound } from '#app/content/not-found.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

export function GameNotFound() {
  return (
    <PageHead title="Game not found" lead={gameNotFound.lead} isCentered>
      <ButtonLink to="/games">Browse All Games</ButtonLink>
    </PageHead>
  );
}
