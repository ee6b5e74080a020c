// One opening.
import type { NamedText } from '#app/content/schema/game-schema.ts';
import type { JobOpening } from '#app/content/schema/studio-schema.ts';

export const openings: readonly JobOpening[] = [
  {
    slug: 'listener',
    title: 'Sound Designer & Listener',
    city: 'Berlin',
    kind: 'PART_TIME',
    pay: { from: 28, to: 34, per: 'hour' },
    description: [
      'You stand in cold water with a microphone, twice a month, and bring home the sounds of one coast.',
      'At the table you cut them to length, and decide with us which wave belongs to which fish.',
    ],
    posted: '2026-11-01',
    until: '2099-12-31',
  },
];

export const hiring: readonly NamedText[] = [];

export const pay: readonly NamedText[] = [];

export const offers: readonly NamedText[] = [];
