// The about page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { places } from '#app/content/data/places.ts';
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

const people = countInWords(counts.people, 'person', 'people');

export const page: Page = {
  path: '/about-us',
  module: 'about/about.tsx',
  order: 30,
  navigation: ['header', 'menu', 'footer'],
  llms: 'Pages',
  name: 'About Us',
  title: 'About Us',
  description: `Meet the ${people} in ${places.cities} behind our games, and what we think a good casual game owes its players.`,
  keywords: [
    'mobile game studio',
    'game studio team',
    ...places.cityNames.map((city) => `${city} game studio`),
    'casual game developers',
    'who we are',
    'company',
  ],
  heading: 'About Us',
  lead: `${capitalize(people)} in ${places.cities}.`,
  updated: '2026-11-26',
  picture: 'hero/apricot',
  ground: 'studio',
  socialPicture: 'about/studio',
};

export const text = {
  visionTitle: 'Our Vision',
  missionTitle: 'Our Mission',
  teamTitle: 'Our Team',
  /** Below the team, where the site has jobs. */
  join: "There's room on the shelf for one more.",
  joinLink: 'How to join us',
  valuesTitle: 'Our Core Values',
};
