// The home page: hero, live games, coming-soon games, about teaser, newsletter, mini games.
import type { Route } from './+types/home.ts';
import { games } from '#app/content/data/catalogue.ts';
import { failures } from '#app/content/data/form-messages.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { page, text } from '#app/content/data/pages/home.ts';
import { findPicture, findPicturesIn } from '#app/content/queries/pictures.ts';
import { AboutTeaser } from './about-teaser.tsx';
import { GameShelf } from './game-shelf.tsx';
import { Hero } from './hero.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { shelve } from './shelf.ts';
import { heroToys } from './toys.ts';
import { Arcade, ARCADE_TOYS } from '#app/arcade/arcade.tsx';
import { TodayPlace } from '#app/arcade/daily/lazy-today-card.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

export function loader() {
  const all = games.map(summarize);
  return {
    head: pageMeta(page),
    heading: page.heading,
    lead: page.lead,
    words: text,
    failures,
    live: shelve(all.filter((game) => game.isLive)),
    comingSoon: shelve(all.filter((game) => !game.isLive)),
    toys: heroToys(),
    studioPicture: findPicture('about/studio', 'A toy diorama of our two offices, Foster City and Yerevan, joined by a little bridge'),
    mailbox: findPicture('newsletter/mailbox'),
    arcadeToys: ARCADE_TOYS.map((name) => findPicture(name)),
    tileToys: findPicturesIn('mini-games'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { heading, lead, words, live, comingSoon, toys, studioPicture, mailbox, arcadeToys, tileToys } = loaderData;
  return (
    <>
      <Hero heading={heading} lead={lead} play={words.heroPlay} toys={toys} />
      <GameShelf id="featured-games" title={words.featuredTitle} lead={words.featuredLead} allGames={words.allGames} {...live} />
      <GameShelf title={words.comingSoonTitle} lead={words.comingSoonLead} allGames={words.allGames} {...comingSoon} />
      <AboutTeaser words={words} picture={studioPicture} />
      <NewsletterSection words={words} failures={loaderData.failures} picture={mailbox} games={comingSoon.shown} />
      <Arcade
        title={words.miniGamesTitle}
        lead={words.miniGamesLead}
        needs={words.miniGamesNeeds}
        toys={arcadeToys}
        tileToys={tileToys}
        before={<TodayPlace toys={tileToys} />}
      />
    </>
  );
}
