// The catalogue page: live and coming-soon games in two grids.
import type { Route } from './+types/games.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createDemoPath } from '#app/content/paths.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { page, text } from '#app/content/data/pages/games.ts';
import { createPageData } from '#app/components/layout/page/page-header-data.ts';
import { PageHeader } from '#app/components/layout/page/page-header.tsx';
import { CardGrid } from '#app/components/ui/cards/card-grid.tsx';
import { GameCard } from '#app/components/ui/cards/game-card.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
export { meta } from '#app/components/layout/page/loader-meta.ts';

export function loader() {
  const all = games.map((game) => ({ ...summarize(game), demoPath: findPagePath(createDemoPath(game.slug)) }));
  return {
    ...createPageData(page),
    copy: text,
    live: all.filter((game) => game.isLive),
    comingSoon: all.filter((game) => !game.isLive),
  };
}

export default function Games({ loaderData }: Route.ComponentProps) {
  const { header, copy, live, comingSoon } = loaderData;
  return (
    <>
      <PageHeader header={header} />
      <Section title={copy.liveTitle}>
        <CardGrid largeColumns={4}>
          {live.map((game) => (
            <GameCard key={game.slug} {...game} />
          ))}
        </CardGrid>
      </Section>
      <Section title={copy.comingSoonTitle} lead={copy.comingSoonLead}>
        <CardGrid largeColumns={4}>
          {comingSoon.map((game) => (
            <GameCard key={game.slug} {...game} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
