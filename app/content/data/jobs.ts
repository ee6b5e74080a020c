// Open positions, the hiring process and pay. Benefits, steps and ranges are sample content to be replaced.
import type { NamedText } from '#app/content/schema/game-schema.ts';
import type { JobOpening } from '#app/content/schema/studio-schema.ts';

/** Currently open positions, for the page and search engines. Remove an entry when the position is filled. */
export const openings: readonly JobOpening[] = [];

export const hiring: readonly NamedText[] = [
  {
    name: 'Apply',
    note: '10 minutes',
    text: 'No cover letter. Send us something you made, and tell us which of our games you would change first. Someone who does the job will read it.',
  },
  {
    name: 'Interview',
    note: '45 minutes',
    text: "Two of us, talking with you about things you've made and things that went wrong. No brainteasers.",
  },
  {
    name: 'Paid Trial Day',
    note: 'One day, paid',
    text: 'A small, real piece of work, at your desk or ours, at our normal rate. You keep the fee and the work either way.',
  },
  {
    name: 'Decision',
    note: 'Within a week',
    text: "Yes or no, with reasons. If it's no, we try to make the reasons useful, and you're welcome to apply again.",
  },
];

/** The ranges of pay, one for each level. */
export const pay: readonly NamedText[] = [
  {
    name: 'Starting Out',
    note: '$54,000 to $72,000 a year',
    text: "Your first years in games. Someone more experienced looks at your work every day, and you'll learn why we did it that way.",
  },
  {
    name: 'On Your Own',
    note: '$76,000 to $104,000 a year',
    text: "You've shipped games before. You take a feature from the first sketch to the stores and ask when you need to.",
  },
  {
    name: 'Leading',
    note: '$110,000 to $148,000 a year',
    text: 'You decide how a game or a craft moves forward, and the people around you get better at theirs.',
  },
];

export const offers: readonly NamedText[] = [
  {
    name: 'Real Weekends',
    text: 'Friday afternoons are for learning, and we release on Tuesdays, so weekends stay free.',
  },
  {
    name: 'An Office, or Your Kitchen',
    text: 'Any of our offices, or from home within four time zones of one. Twice a year everyone meets in one room.',
  },
  {
    name: 'More Than a Salary',
    text: 'Health insurance wherever you live, and a share of what the games earn.',
  },
  {
    name: 'Time Off You Take',
    text: "Twenty-five days plus your country's holidays. If you haven't been away since spring, we'll ask.",
  },
];
