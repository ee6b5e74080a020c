// Tests that pages have no section and no list with nothing in it: each page is rendered with its lists emptied.
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import AboutPage, { loader as loadAbout } from '#app/pages/about/about.tsx';
import ContactPage, { loader as loadContact } from '#app/pages/contact/contact.tsx';
import GamesPage, { loader as loadGames } from '#app/pages/games.tsx';
import HomePage, { loader as loadHome } from '#app/pages/home/home.tsx';
import JobsPage, { loader as loadJobs } from '#app/pages/jobs/jobs.tsx';
import ServicesPage, { loader as loadServices } from '#app/pages/services/services.tsx';

/** The titles of sections that hold nothing but their head, and lists without an item. */
function findEmpty(markup: string): string[] {
  const head = /<section[^>]*><div[^>]*><header[^>]*><h2[^>]*>([^<]*)<\/h2>(?:<p[^>]*>[^<]*<\/p>)?<\/header><\/div><\/section>/g;
  const sections = [...markup.matchAll(head)];
  const lists = [...markup.matchAll(/<(ul|ol|dl)( [^>]*)?><\/\1>/g)];
  return [...sections.map(([, title = '']) => title), ...lists.map(([list]) => list)];
}

const page = (Page: unknown, loaderData: object) => render(Page as ComponentType<{ loaderData: object }>, { loaderData });

const contact = loadContact();
const services = loadServices();
const NO_GAMES = { cards: [], more: [] };

it.each([
  ['the values', () => page(AboutPage, { ...loadAbout(), coreValues: [] })],
  [
    'the offices, networks, hours, phone and questions',
    () => page(ContactPage, { ...contact, faq: [], hours: [], studio: { ...contact.studio, offices: [], social: [], phone: undefined } }),
  ],
  [
    'the services, prices, stories, steps and questions',
    () => page(ServicesPage, { ...services, services: [], caseStudies: [], project: { steps: [], ways: [], questions: [] } }),
  ],
  ['the games that are live', () => page(GamesPage, { ...loadGames(), live: NO_GAMES })],
  ['the games that are coming', () => page(GamesPage, { ...loadGames(), comingSoon: NO_GAMES })],
  ['what a job pays and offers', () => page(JobsPage, { ...loadJobs(), hiring: [], pay: [], offers: [] })],
])('shows nothing of %s if there are none', (_, renderPage) => {
  const markup = renderPage();
  expect(markup).toContain('<h1');
  expect(findEmpty(markup)).toEqual([]);
});

it('leads from the hero to games in any case', () => {
  const none = { games: [], hasMore: false };
  const data = loadHome();
  const some = data.live.games.length > 0 ? data.live : data.comingSoon;
  for (const games of [
    { live: none, comingSoon: some },
    { live: some, comingSoon: none },
  ]) {
    const markup = page(HomePage, { ...data, ...games });
    expect(markup.match(/ id="featured-games"/g)).toHaveLength(1);
    expect(findEmpty(markup)).toEqual([]);
  }
});
