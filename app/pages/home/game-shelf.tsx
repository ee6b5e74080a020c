// The first games of a status on the home page, with a link to the full catalogue. Nothing without a game.
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { CardGrid } from '#app/components/ui/cards/card-grid.tsx';
import { GameCard } from '#app/components/ui/cards/game-card.tsx';
import { Section, type SectionProps } from '#app/components/ui/text/section.tsx';
import type { GameSummary } from '#app/content/queries/game-summary.ts';

const MAX_SHOWN = 6; // two rows of three; limits the size of the home page as the catalogue grows

interface Shelf {
  readonly games: readonly GameSummary[];
  /** True if the catalogue has more games of this status. */
  readonly hasMore: boolean;
}

export function createShelf(games: readonly GameSummary[]): Shelf {
  return { games: games.slice(0, MAX_SHOWN), hasMore: games.length > MAX_SHOWN };
}

export function GameShelf({
  games,
  hasMore,
  allGamesLabel,
  ...section
}: Omit<SectionProps, 'children'> & Shelf & { allGamesLabel: string }) {
  if (games.length === 0) return null;
  return (
    <Section {...section}>
      <CardGrid largeColumns={3}>
        {games.map((game) => (
          <GameCard key={game.slug} {...game} />
        ))}
      </CardGrid>
      {hasMore && (
        <p>
          <ButtonLink to="/games" kind="paper">
            {allGamesLabel}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
