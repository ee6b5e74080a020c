// The catalogue: live games and coming-soon games in two grids.
import type { Route } from './+types/games.ts';
import { games } from '#app/content/catalogue.ts';
import { summarize } from '#app/content/game-summary.ts';
import { meta as metaText, text } from '#app/content/pages/games.ts';
import { findPicture } from '#app/content/pictures.ts';
import { Breadcrumb } from '#app/layout/breadcrumb.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { GameCard } from '#app/ui/game-card.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Section } from '#app/ui/section.tsx';

const TRAIL = [{ name: 'Our Games', path: '/games' }];

export function loader() {
  const all = games.map(summarize);
  return {
    head: pageMeta({ ...metaText, path: '/games', trail: TRAIL }),
    words: text,
    live: all.filter((game) => game.isLive),
    comingSoon: all.filter((game) => !game.isLive),
    toy: findPicture('hero/cards'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function Games({ loaderData }: Route.ComponentProps) {
  const { words, live, comingSoon, toy } = loaderData;
  return (
    <>
      <PageHead toy={toy} title={words.title} lead={words.lead} trail={<Breadcrumb trail={TRAIL} />} />
      <Section title="Live Games" lead={words.liveLead}>
        <CardGrid>
          {live.map((game) => (
            <GameCard key={game.slug} {...game} />
          ))}
        </CardGrid>
      </Section>
      <Section title="Coming Soon" lead={words.comingSoonLead}>
        <CardGrid>
          {comingSoon.map((game) => (
            <GameCard key={game.slug} {...game} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
