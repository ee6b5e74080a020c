// Content of the press kit. Facts, figures and addresses are sample content to be replaced.
import { counts } from './counts.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import type { Press } from '#app/content/schema/game-schema.ts';
import { studio } from './studio.ts';

const { games, liveGames, comingSoonGames } = counts;
const people = countInWords(counts.people, 'person', 'people');
const stages = comingSoonGames > 0 ? `${toNumberWord(liveGames)} live, ${toNumberWord(comingSoonGames)} on the way` : 'all live';

export const press: Press = {
  contact: { name: 'Tessa Lindgrove, Head of Production', email: 'press@apricotgames.example' },
  facts: [
    { name: 'Founded', value: `${studio.foundedYear}, at a kitchen table in Yerevan` },
    { name: 'Offices', value: 'Foster City, California, and Yerevan, Armenia' },
    { name: 'Team', value: capitalize(people) },
    { name: 'Makes', value: 'Casual games for iOS and Android' },
    { name: 'Games', value: `${capitalize(toNumberWord(games))}: ${stages}` },
    { name: 'Price', value: 'Free, supported by ads' },
    { name: 'Ownership', value: 'Independent' },
  ],
  short:
    'ApricotGames is an independent studio in Foster City, California, and Yerevan, Armenia, that makes free casual games for iOS and Android.',
  long: `ApricotGames makes casual mobile games for the small gaps in a day. The studio was founded in ${studio.foundedYear} and works in Foster City, California, and in Yerevan, Armenia. It began with over 20 years of combined team experience; today ${people} look after ${countInWords(games, 'game')}, ${stages}: patient solitaire, blocks that burst, a mouse with a cheese works and a castle made of cards. All of them are free, supported by ads, and kind to old phones.`,
  streaming: [
    'Yes, you may. Stream our games, record them, speed-run them, review them and fall asleep in front of them, on any platform, and keep whatever you earn from it. You do not need our written permission.',
    "We ask three things: say which game it is, do not pass your video off as ours, and leave other people's music out of it, because it is not ours to license.",
  ],
  logoRules: [
    'Give the logo air: half the height of the apricot on every side.',
    'Leave its colors, its proportions and its smile as they are.',
    'Use the light one on dark backgrounds, and the dark one on light backgrounds.',
  ],
};
