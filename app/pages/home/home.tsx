// The home page: hero, live games, coming-soon games, about teaser, newsletter and mini games.
import type { Route } from './+types/home.ts';
import { games } from '#app/content/data/catalogue.ts';
import * as parts from '#app/content/data/parts.ts';
import { failures } from '#app/content/data/form-messages.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { page, text } from '#app/content/data/pages/home.ts';
import { listWaysHome } from '#app/content/queries/way-home.ts';
import { findArcadePictures } from '#app/content/queries/arcade-pictures.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { findStudioPicture } from '#app/content/queries/studio-picture.ts';
import { AboutTeaser } from './about-teaser.tsx';
import { createShelf, GameShelf } from './game-shelf.tsx';
import { Hero } from './hero.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { listHeroToys } from './toys.ts';
import { Arcade } from '#app/arcade/arcade.tsx';
import { LazyTodayCard } from '#app/arcade/daily/lazy-today-card.tsx';
import { createGameList } from '#app/seo/video-game.ts';
import { createFeedLinks } from '#app/seo/feed-links.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  const all = games.map(summarize);
  const live = createShelf(all.filter((game) => game.isLive));
  const things = live.games.length > 0 ? [createGameList(live.games)] : [];
  return {
    head: [...createPageMeta({ ...page, things }), ...createFeedLinks()],
    heading: page.heading,
    lead: page.lead,
    copy: text,
    failures,
    live,
    comingSoon: createShelf(all.filter((game) => !game.isLive)),
    toys: listHeroToys(),
    studio: findStudioPicture(),
    mailbox: findPicture('newsletter/mailbox'),
    arcade: { ...findArcadePictures(), waysHome: listWaysHome() },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { heading, lead, copy, live, comingSoon, toys, studio, mailbox, arcade } = loaderData;
  return (
    <>
      <Hero copy={copy} heading={heading} lead={lead} toys={toys} />
      <GameShelf id="featured-games" title={copy.featuredTitle} lead={copy.featuredLead} allGamesLabel={copy.allGames} {...live} />
      <GameShelf
        {...(live.games.length === 0 && { id: 'featured-games' })}
        title={copy.comingSoonTitle}
        lead={copy.comingSoonLead}
        allGamesLabel={copy.allGames}
        {...comingSoon}
      />
      <AboutTeaser copy={copy} picture={studio} />
      <NewsletterSection copy={copy} failures={loaderData.failures} picture={mailbox} games={comingSoon.games} />
      <Arcade title={copy.miniGamesTitle} lead={copy.miniGamesLead} noscriptText={copy.miniGamesNoscript} {...arcade}>
        {parts.dailyBoards && <LazyTodayCard toys={arcade.tileToys} />}
      </Arcade>
    </>
  );
}
