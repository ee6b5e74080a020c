// The first games of a kind; the catalogue has the rest.
import type { GameSummary } from '#app/content/game-summary.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { GameCard } from '#app/ui/game-card.tsx';
import { Section, type SectionProps } from '#app/ui/section.tsx';

const SHOWN = 6; // two rows of three; however large the catalogue grows, the home page stays as light as it is

/** The games that the home page shows of `games`, and whether there are more of them. */
export function shelve(games: readonly GameSummary[]): { shown: readonly GameSummary[]; hasMore: boolean } {
  return { shown: games.slice(0, SHOWN), hasMore: games.length > SHOWN };
}

export function GameShelf({
  shown,
  hasMore,
  allGames,
  ...section
}: Omit<SectionProps, 'children'> & ReturnType<typeof shelve> & { allGames: string }) {
  return (
    <Section {...section}>
      <CardGrid>
        {shown.map((game) => (
          <GameCard key={game.slug} {...game} />
        ))}
      </CardGrid>
      {hasMore && (
        <p>
          <ButtonLink to="/games" kind="paper">
            {allGames}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
