// Story, vision, mission and two values.
import type { About, CoreValue } from '#app/content/schema/game-schema.ts';
import type { StudioPicture } from '#app/content/schema/studio-schema.ts';
import { studio } from '#app/content/data/studio.ts';

export const about: About = {
  overview: [
    `We make small games about the sea, from a courtyard with no view of it. The studio began in ${studio.foundedYear} with a bucket, a microphone and a week on the coast, and it has never been larger than one table.`,
    'Each of our games starts with a thing that somebody found between two tides. We look at it for a long time, and then we ask what it would be like to be that thing on a busy day. Sometimes the answer is a game.',
  ],
  vision: 'A game can be as quiet as a walk on the beach. We want to make the ones you come back from with sand in your shoes.',
  mission: 'We finish what we start, charge for it once, and take care of it for as long as there are phones that run it.',
};

export const coreValues: readonly CoreValue[] = [
  {
    title: 'Patience',
    description: 'The tide comes in twice a day, whatever the calendar says. So do our builds, and nobody stays late for one.',
  },
  { title: 'Care', description: 'We answer every letter ourselves, and we write back with the name of a shell.' },
];

/** The picture on the home page and the about page. */
export const studioPicture: StudioPicture = { picture: 'about/studio', alt: 'A blue wave, as on the door of our courtyard' };
