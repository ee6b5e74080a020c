// The page for parents: its row in the page table and its texts. Its statements about the games' ads and data are sample content to be replaced.
import type { Page } from '#app/content/schema/page-schema.ts';
import { getGameFacts } from '#app/content/data/game-facts.ts';
import { toNumberWord } from '#app/content/format/number-words.ts';
import type { FaqItem, Game, NamedText } from '#app/content/schema/game-schema.ts';

export const page: Page = {
  path: '/parents',
  module: 'parents/parents.tsx',
  part: 'parents',
  order: 76,
  navigation: ['fine print'],
  llms: 'Pages',
  showsGames: true,
  name: 'For Parents',
  title: 'For Parents: Ages, Ads, Purchases and Data',
  description: "Our games in plain words: age ratings, which ads can and can't appear, purchases, data, and how to reach us.",
  keywords: ['games for families', 'age rating', 'ads in games', 'in-app purchases', "children's privacy", 'kids', 'child safety'],
  heading: 'For Parents',
  updated: '2026-11-29',
  socialPicture: 'about/studio',
};

/** From what age a game is for children, and what parents ask about it. */
export function createVerdict(game: Game): string {
  const { price, priceText, ads: whenAds, purchases } = getGameFacts(game);
  return [
    `From ${toNumberWord(Number.parseInt(game.ages, 10))} years up.`,
    purchases === 'None' ? 'No chat, no accounts, nothing to buy.' : `No chat, no accounts. To buy: ${purchases}.`,
    ...(price > 0 ? [`Costs ${priceText}.`] : []),
    whenAds === 'None' ? 'There are no ads.' : 'There are ads, so turn off ad tracking on the phone first.',
    'There is no child mode.',
  ].join(' ');
}

export const ads: readonly NamedText[] = [
  {
    name: 'What ads may show',
    text: 'Other games, apps, groceries, cars, movies: ads suitable for all ages. They run between rounds, can be closed, and never cover a game in progress.',
  },
  {
    name: 'What ads never show',
    text: 'Gambling for money, dating, alcohol, tobacco, weapons, politics, diets or anything scary. We block these with every ad network and check what comes through.',
  },
  {
    name: 'If one slips through',
    text: "Send us a screenshot with the date and the game. We'll find the advertiser, block it in all our games and tell you when it's done, usually within a day.",
  },
];

export const data: readonly NamedText[] = [
  {
    name: 'No account, no name',
    text: "Our games don't ask for a name or an email address. There's no chat, and players can't see or contact each other. Saves stay on the phone.",
  },
  {
    name: 'What partners see',
    text: "Technical details of the phone, how the game is used, a rough location and, unless you've turned off tracking, an advertising ID. The privacy policy lists everything.",
  },
  {
    name: 'Children under 13',
    text: "They may play with a parent's OK. The games ask for no name, email or photo, and if your child sent us some, we'll delete it.",
  },
];

/** The mini games of this site, which are made for every studio: as they are. */
export const miniGames: readonly NamedText[] = [
  {
    name: 'No ads, no accounts',
    text: "They're free, with nothing to buy and no chat. Scores stay on your own device.",
  },
  {
    name: 'What a challenge link carries',
    text: 'A score and up to three letters, like the initials on an arcade cabinet. They go to the friend who gets the link, and never to us.',
  },
];

export const questions: readonly FaqItem[] = [
  {
    slug: 'play-without-ads',
    question: 'Can you play without ads?',
    answer: 'Ads need a connection. Offline, the games run without them.',
  },
  {
    slug: 'how-long-is-a-round',
    question: 'How long is a round?',
    answer:
      'From a few minutes in a block puzzle to an hour of Spider with four suits. You can stop at any time without losing anything, and we don\'t send "come back" notifications.',
  },
];

export const text = {
  gamesTitle: 'Our Games',
  trackingTitle: 'Turn Off Ad Tracking in 30 Seconds',
  tracking: [
    { name: 'iPhone or iPad', text: 'Open Settings > Privacy & Security > Tracking and turn it off.' },
    { name: 'Android', text: 'Open Settings > Privacy > Ads and delete the advertising ID.' },
  ],
  adsTitle: 'About the Ads',
  sellers: 'Companies that may sell ads in our games:',
  sellersFile: 'see the full list',
  dataTitle: 'About Your Data',
  dataLinks: 'More in the',
  policy: 'privacy policy',
  deletion: 'how to delete data',
  miniGamesTitle: 'About the Mini Games',
  questionsTitle: 'FAQ',
  callTitle: 'Have a question?',
  callLead: 'Saw a bad ad? Send it. We block it within a day.',
  callButton: 'Contact Support',
  /** The first line of the message that the button begins. */
  letter: "A parent's question",
};
