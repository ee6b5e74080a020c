// Open positions and the hiring process. Benefits and steps are sample content to be replaced.
import type { NamedText, JobOpening } from '#app/content/schema/game-schema.ts';

/** Currently open positions, for the page and search engines. Remove an entry when the position is filled. */
export const openings: readonly JobOpening[] = [];

export const hiring: readonly NamedText[] = [
  {
    name: 'A letter',
    note: 'Ten minutes of yours',
    text: 'Not a cover letter: a letter. Something you made, and which of our games you would change first. Every one is read by a person who does the work you would do.',
  },
  {
    name: 'A talk',
    note: '45 minutes',
    text: 'With two of us, about things you have made and things that went wrong. No puzzles about golf balls in airplanes.',
  },
  {
    name: 'A paid day',
    note: 'One day, paid',
    text: 'A small, real piece of work, at your own desk or at ours, at our normal rate. You keep the fee and the work, whatever comes of it.',
  },
  {
    name: 'An answer',
    note: 'Within a week',
    text: 'Yes or no, with reasons. If it is no, the reasons are meant to be useful, and we mean it when we say to write again.',
  },
];

export const offers: readonly NamedText[] = [
  {
    name: 'Four ordinary days and a Friday',
    text: 'Friday afternoons belong to learning. Nobody works weekends, releases included; that is why we release on Tuesdays.',
  },
  {
    name: 'Two offices, or your kitchen',
    text: 'Foster City, Yerevan, or home within four hours of one of them. Twice a year everybody meets in one room, and somebody brings apricots.',
  },
  {
    name: 'Pay that is no secret',
    text: 'A band for every role, the same for everybody in it and told in the first talk. Health insurance in both countries, and a share of what the games earn.',
  },
  {
    name: 'Time off that is taken',
    text: 'Twenty-five days, the holidays of your country, and a calendar that looks worried when you have not been away since spring.',
  },
];
