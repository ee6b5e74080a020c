// Content of the press kit. Facts, figures and addresses are sample content to be replaced.
import { games } from './catalogue.ts';
import { counts } from './counts.ts';
import { getReleaseWindow } from './game-facts.ts';
import { formatDate } from '#app/content/format/dates.ts';
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import { fitNames, formatList, nameSome } from '#app/content/format/sentences.ts';
import { type Game } from '#app/content/schema/game-schema.ts';
import { MAX_BOILERPLATE_LENGTH, MAX_FACT_LENGTH, type Press } from '#app/content/schema/studio-schema.ts';
import { places } from './places.ts';
import { PRESS_EMAIL, SITE_NAME } from './site.ts';
import { studio } from './studio.ts';
import { team } from './team.ts';

const spokesperson = team.find(({ answers }) => answers?.includes('press'));
const people = countInWords(counts.people, 'person', 'people');
const live = games.filter(({ status }) => status === 'Live');
const comingSoon = games.filter(({ status }) => status !== 'Live');

/** The newest game first. */
const newest = live.toSorted((a, b) => (b.released ?? '').localeCompare(a.released ?? ''));
const titles = newest.map(({ title }) => title);
const comingTitles = comingSoon.map(({ title }) => title);

/** " Idle Mouse and two more are on the way."; nothing if no game is. */
function describeComing(shown: number): string {
  return comingSoon.length === 0 ? '' : ` ${nameSome(comingTitles, shown)} ${comingSoon.length === 1 ? 'is' : 'are'} on the way.`;
}

/** As many of the games as fit into a fact, with the day or season of their release, and how many there are besides. */
function listReleases(list: readonly Game[]): string {
  const entries = list.map((game) => {
    const time = game.released === undefined ? getReleaseWindow(game) : formatDate(game.released, { dateStyle: 'medium' });
    return time === undefined ? game.title : `${game.title} (${time})`;
  });
  return fitNames(
    entries.length,
    MAX_FACT_LENGTH,
    (text) => text.length,
    (shown) => nameSome(entries, shown),
  );
}

/** "four live games: Jam, Tea, …", or "forty live games, including Jam and Tea" where only some are shown. */
function describeLive(shown: number): string {
  const names = formatList(titles.slice(0, shown)).replace(/, and /, ' and ');
  return `${countInWords(live.length, 'live game')}${titles.length > shown ? ', including' : titles.length > 0 ? ':' : ''} ${names}`.trim();
}

export const press: Press = {
  contact: {
    name: spokesperson ? `${spokesperson.name}, ${spokesperson.role}` : SITE_NAME,
    email: PRESS_EMAIL,
    ...(studio.phone && { phone: studio.phone }),
  },
  facts: [
    { name: 'Founded', value: String(studio.foundedYear) },
    { name: 'Offices', value: places.citiesInFull },
    { name: 'Team', value: capitalize(people) },
    { name: 'Makes', value: 'Casual games for iOS and Android' },
    ...(live.length > 0 ? [{ name: 'Live games', value: listReleases(newest) }] : []),
    ...(comingSoon.length > 0 ? [{ name: 'On the way', value: listReleases(comingSoon) }] : []),
    { name: 'Price', value: 'Free, with ads' },
    { name: 'Ownership', value: 'Independent' },
  ],
  quotes: [],
  boilerplate: fitNames(
    Math.max(titles.length, comingTitles.length),
    MAX_BOILERPLATE_LENGTH,
    (text) => text.length,
    (shown) =>
      `${SITE_NAME} is an independent game studio in ${places.citiesInFull}. Founded in ${studio.foundedYear}, it makes free, ad-supported casual games for iOS and Android. Its ${people} run ${describeLive(shown)}.${describeComing(shown)}`,
  ),
  streaming: [
    "Yes. Stream, record and review our games on any platform, and keep what you earn. You don't need our written permission.",
    "We ask three things: say which game it is, don't pass your video off as ours, and leave other people's music out of it.",
  ],
  pictureNote:
    'Key art and portraits come as WebP for the web and as large PNGs with a transparent background for print. Every live game has a short gameplay video without sound, in portrait and landscape.',
  logoRules: [
    'Leave clear space around the logo: half the height of the apricot on every side.',
    "Don't change its colors, proportions or smile.",
    'Use the light logo on dark backgrounds and the dark one on light backgrounds.',
  ],
};
