// The catalogue page: live and coming-soon games in two grids.
import type { Route } from './+types/games.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createDemoPath } from '#app/content/paths.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { page, text } from '#app/content/data/pages/games.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { CardGrid } from '#app/components/ui/cards/card-grid.tsx';
import { GameCard, type GameCardProps } from '#app/components/ui/cards/game-card.tsx';
import { createFeedLinks } from '#app/seo/feed-links.ts';
import { Section } from '#app/components/ui/text/section.tsx';
export { meta } from '#app/layout/page/loader-meta.ts';

/** Games that have a card, which is what the size of the page allows; the others have a link. */
const MAX_LIVE_CARDS = 48;
const MAX_COMING_CARDS = 12;

function splitGames<T extends { readonly path: string; readonly title: string }>(all: readonly T[], max: number) {
  return { cards: all.slice(0, max), more: all.slice(max).map(({ path, title }) => ({ path, title })) };
}

export function loader() {
  const all = games.map((game) => ({ ...summarize(game), demoPath: findPagePath(createDemoPath(game.slug)) }));
  const { head, header } = createPageData(page);
  return {
    head: [...head, ...createFeedLinks()],
    header,
    copy: text,
    live: splitGames(
      all.filter((game) => game.isLive),
      MAX_LIVE_CARDS,
    ),
    comingSoon: splitGames(
      all.filter((game) => !game.isLive),
      MAX_COMING_CARDS,
    ),
  };
}

interface GameListProps {
  readonly cards: readonly GameCardProps[];
  readonly more: readonly { readonly path: string; readonly title: string }[];
  readonly moreTitle: string;
}

function GameList({ cards, more, moreTitle }: GameListProps) {
  return (
    <>
      <CardGrid largeColumns={4}>
        {cards.map((game) => (
          <GameCard key={game.slug} {...game} />
        ))}
      </CardGrid>
      {more.length > 0 && (
        <nav aria-label={moreTitle}>
          <ul className="cluster">
            {more.map(({ path, title }) => (
              <li key={path}>
                <PageLink to={path} className="chip">
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

export default function Games({ loaderData }: Route.ComponentProps) {
  const { header, copy, live, comingSoon } = loaderData;
  return (
    <>
      <PageHeader header={header} />
      {live.cards.length > 0 && (
        <Section title={copy.liveTitle}>
          <GameList {...live} moreTitle={copy.moreLive} />
        </Section>
      )}
      {comingSoon.cards.length > 0 && (
        <Section title={copy.comingSoonTitle} lead={copy.comingSoonLead}>
          <GameList {...comingSoon} moreTitle={copy.moreComingSoon} />
        </Section>
      )}
    </>
  );
}
