// Content of the press kit. Facts, figures and addresses are sample content to be replaced.
import { games } from './catalogue.ts';
import { counts } from './counts.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import type { Game, Press } from '#app/content/schema/game-schema.ts';
import { places } from './places.ts';
import { PRESS_EMAIL, SITE_NAME } from './site.ts';
import { studio } from './studio.ts';

const LIST = new Intl.ListFormat('en-US');

const people = countInWords(counts.people, 'person', 'people');
const live = games.filter(({ status }) => status === 'Live');
const comingSoon = games.filter(({ status }) => status !== 'Live');

function listTitles(list: readonly Game[]): string {
  return LIST.format(list.map(({ title }) => title)).replace(/, and /, ' and ');
}

function listReleases(list: readonly Game[]): string {
  return list.map(({ title, released, releaseWindow }) => `${title} (${releaseWindow ?? released?.slice(0, 4)})`).join(', ');
}

export const press: Press = {
  contact: { name: 'Tessa Lindgrove, Head of Production', email: PRESS_EMAIL },
  facts: [
    { name: 'Founded', value: String(studio.foundedYear) },
    { name: 'Offices', value: places.citiesInFull },
    { name: 'Team', value: capitalize(people) },
    { name: 'Makes', value: 'Casual games for iOS and Android' },
    { name: 'Live games', value: listReleases(live) },
    ...(comingSoon.length > 0 ? [{ name: 'On the way', value: listReleases(comingSoon) }] : []),
    { name: 'Price', value: 'Free, with ads' },
    { name: 'Ownership', value: 'Independent' },
  ],
  boilerplates: [
    {
      words: 25,
      text: `${SITE_NAME} is an independent studio in ${places.regions}. ${capitalize(people)} make its free, ad-supported games for iOS and Android: solitaire, block puzzles and more.`,
    },
    {
      words: 50,
      text: `${SITE_NAME} is an independent game studio in ${places.citiesInFull}. Founded in ${studio.foundedYear}, it makes free, ad-supported casual games for iOS and Android. Its ${people} run ${countInWords(live.length, 'live game')}, including ${listTitles(live.slice(0, 2))}.${comingSoon.length > 0 ? ` ${listTitles(comingSoon)} ${comingSoon.length === 1 ? 'is' : 'are'} on the way.` : ''}`,
    },
    {
      words: 100,
      text: `${SITE_NAME} makes casual mobile games for the small gaps in a day. The independent studio was founded in ${studio.foundedYear} at a kitchen table. Today ${people} work in ${places.citiesInFull}. ${capitalize(countInWords(live.length, 'game'))} are live on iOS and Android: ${listTitles(live)}.${comingSoon.length > 0 ? ` ${capitalize(toNumberWord(comingSoon.length))} more, ${listTitles(comingSoon)}, ${comingSoon.length === 1 ? 'is' : 'are'} on the way.` : ''} All of them are free, supported by ads, playable offline and built to run well on older phones. The website also has ${countInWords(counts.miniGames, 'mini game')} to play in the browser, with no sign-up.`,
    },
  ],
  streaming: [
    "Yes. Stream, record and review our games on any platform, and keep what you earn. You don't need our written permission.",
    "We ask three things: say which game it is, don't pass your video off as ours, and leave other people's music out of it.",
  ],
  pictureNote:
    'Key art and portraits come in two formats: WebP for the web, and large PNGs with a transparent background for print and video. Every live game has a short gameplay video without sound.',
  logoRules: [
    'Leave clear space around the logo: half the height of the apricot on every side.',
    "Don't change its colors, proportions or smile.",
    'Use the light logo on dark backgrounds and the dark one on light backgrounds.',
  ],
};
