// The data deletion page, whose URL the stores require: its row in the page table and its texts. Deadlines and places are sample content to
// be replaced.
import { statistics } from '#app/content/data/parts.ts';
import type { Page } from '#app/content/schema/page-schema.ts';
import type { NamedText } from '#app/content/schema/game-schema.ts';

export const page: Page = {
  path: '/data-deletion',
  module: 'data-deletion/data-deletion.tsx',
  part: 'dataDeletion',
  order: 88,
  navigation: ['fine print'],
  llms: 'Optional',
  showsGames: true,
  name: 'Delete My Data',
  title: 'How to Delete Your Data',
  description: 'What each of our games stores and where, how to erase it yourself, and how to have us delete the rest within thirty days.',
  keywords: [
    'delete game data',
    'data deletion request',
    'erase saves',
    'advertising identifier',
    'privacy rights',
    'remove my data',
    'delete my account',
    'GDPR',
  ],
  heading: 'Delete Your Data',
  lead: "Most of what our games store is on your phone, where you can erase it yourself. Email us and we'll delete the rest.",
  updated: '2026-11-22',
  socialPicture: 'services/data',
};

/** Days from a request until the data is deleted. */
const DELETION_DAYS = 30;

export const ways: readonly NamedText[] = [
  {
    name: 'On your phone',
    note: 'Right away',
    text: 'Delete the game and its data goes with it. On Android you can also open Settings > Apps > the game > Storage and clear its data. A phone backup may still hold a copy.',
  },
  {
    name: 'On this website',
    note: 'Right away',
    text: `Scores, unfinished mini games and your star ratings are in your browser. ${statistics ? 'Delete them on the statistics page, or clear' : 'Clear'} the data for this site in your browser.`,
  },
  {
    name: 'With our ad partners',
    note: 'Right away',
    text: "Reset the advertising ID in your phone's settings: new ads no longer use the old profile. To have old data deleted, write to us and we pass it on.",
  },
  {
    name: 'With us',
    note: `Within ${DELETION_DAYS} days`,
    text: "Support emails, newsletter addresses and crash reports. Tell us the game and, if you can, the installation ID from its settings. We'll delete them and pass your request on to our partners.",
  },
];

export const text = {
  gamesTitle: 'What Each Game Stores',
  gamesLead: 'Saved only on your device and in its backups.',
  waysTitle: 'How to Delete It',
  afterTitle: 'What Happens Next',
  after: [
    `We confirm your request and finish within ${DELETION_DAYS} days. We may ask for a detail to make sure the data is yours.`,
    'Our email backups are overwritten within another sixty days. If the law requires us to keep something, we store it separately and tell you.',
  ],
  rightsLink: 'Read about all your rights in the privacy policy.',
  statisticsLink: 'Open the statistics page',
  callTitle: 'Ask us to delete your data',
  callLead: 'Use the form, or email our support address.',
  callButton: 'Fill Out the Form',
  letter: 'Delete my data',
};
