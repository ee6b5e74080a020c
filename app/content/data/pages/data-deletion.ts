// The data deletion page, whose URL the stores require: its row in the page table and its texts. Deadlines and places are sample content to
// be replaced.
import type { Page } from '#app/content/schema/page-schema.ts';
import type { NamedText } from '#app/content/schema/game-schema.ts';

export const page: Page = {
  path: '/data-deletion',
  module: 'data-deletion/data-deletion.tsx',
  order: 88,
  navigation: ['fine print'],
  llms: 'Optional',
  showsGames: true,
  name: 'Delete My Data',
  title: 'How to Delete Your Data',
  description:
    'What each of our games keeps and where, how to erase it yourself, and how to have the rest deleted: one letter, done within thirty days.',
  keywords: ['delete game data', 'data deletion request', 'erase saves', 'advertising identifier', 'privacy rights'],
  heading: 'Delete Your Data',
  lead: 'Most of what our games keep is on your own phone, where you can erase it yourself. One letter to us takes care of the rest.',
  updated: '2026-11-22',
  picture: 'not-found/mouse',
  socialPicture: 'services/data',
};

/** Days from a request until the data is deleted. */
const DELETION_DAYS = 30;

export const ways: readonly NamedText[] = [
  {
    name: 'On your phone',
    note: 'At once',
    text: 'Delete the game, and everything that it keeps goes with it. On Android you can also open Settings, Apps, the game, Storage, and clear its data. A backup of your phone may hold a copy.',
  },
  {
    name: 'On this website',
    note: 'At once',
    text: 'Scores, unfinished mini games and the stars that you gave our games are in your browser. The statistics page deletes them, and so does clearing the data of this site.',
  },
  {
    name: 'With our ad partners',
    note: 'At once',
    text: 'Delete or reset the advertising identifier in the settings of your phone: what was collected under the old one can no longer be tied to you.',
  },
  {
    name: 'With us',
    note: `Within ${DELETION_DAYS} days`,
    text: 'Letters to support, newsletter addresses and crash reports. Write to us with the game and, if you can, the installation identifier from its settings, and we delete them and pass the request on.',
  },
];

export const text = {
  gamesTitle: 'What Each Game Keeps',
  gamesLead: 'On your device alone, unless your phone makes a backup of it.',
  waysTitle: 'How to Erase It',
  afterTitle: 'What Happens Then',
  after: [
    `We confirm your request within three business days, and that it is done within ${DELETION_DAYS} days. We may ask for a detail to be sure that the data is yours.`,
    'Backups of our mail are overwritten within another sixty days. What a law makes us keep, such as a record of the request itself, we keep apart, and tell you so.',
  ],
  rightsLink: 'Your rights in full are in the privacy policy.',
  statisticsLink: 'Open the statistics page.',
  callTitle: 'Ask us to delete your data',
  callLead: 'The form chooses the right subject for you; a plain letter to our support address does as well.',
  callButton: 'Fill In the Form',
  letter: 'Delete my data',
};
