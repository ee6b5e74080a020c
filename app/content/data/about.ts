// Story, vision, mission and values for the about page. The story is sample content to be replaced.
import { counts } from './counts.ts';
import { countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import type { About, CoreValue } from '#app/content/schema/game-schema.ts';
import type { StudioPicture } from '#app/content/schema/studio-schema.ts';
import { places } from './places.ts';
import { studio } from './studio.ts';

const { games, liveGames, comingSoonGames } = counts;
const stages =
  liveGames > 0 && comingSoonGames > 0
    ? `${toNumberWord(liveGames)} of them live and ${toNumberWord(comingSoonGames)} on the way`
    : liveGames > 0
      ? 'ready to play'
      : 'on the way';

export const about: About = {
  overview: [
    `We make casual mobile games for the small gaps in a day: the bus, the waiting room, the ten minutes before dinner. The studio started in ${studio.foundedYear} with one solitaire game. Today we have ${countInWords(games, 'game')}, ${stages}.`,
    `We work in ${places.citiesInFull}. When some of us close their laptops, others pour their first coffee, so a bug found in the evening is often fixed by morning. Twice a year everyone meets in one room for a week.`,
    'We founded the studio with over 20 years of combined team experience. It shows in small things: the weight of a dragged card, the pause before a combo bursts, the hint that knows when no move is left.',
  ],
  vision:
    'Every phone should have at least one game that leaves you in a better mood. We want to make that game for everyone: the commuter, the grandmother, the parent up at 4 a.m. with a newborn.',
  mission:
    'We make casual games that are free, quick to learn and easy to put down. Then we take care of them for years, because a favorite game should still be there when you come back.',
};

export const studioPicture: StudioPicture = {
  picture: 'about/studio',
  alt: `A toy diorama of our ${places.offices}, joined by a little bridge`,
  times: {
    dusk: 'about/studio-dusk',
    night: 'about/studio-night',
    halves: [
      { timeZone: 'America/Los_Angeles', clock: [25.2, 53.5] },
      { timeZone: 'Asia/Yerevan', clock: [75, 53.5] },
    ],
    lines: {
      day: 'The kettle is on.',
      dusk: 'One last round before dinner.',
      night: 'Everyone has gone home.',
      weekend: 'Nobody is in until Monday.',
      holiday: 'Closed for',
    },
  },
};

export const coreValues: readonly CoreValue[] = [
  {
    title: 'Innovation',
    icon: 'light bulb',
    description:
      'Solitaire is over two hundred years old and still has room for a good idea. We try lots of small ones on paper and ship the two or three that people ask to play again.',
  },
  {
    title: 'Quality',
    icon: 'gem',
    description: 'A game is ready when it runs well on the oldest phone on our test shelf, and not before.',
  },
  {
    title: 'Player Focus',
    icon: 'joystick',
    description: "Everyone here answers player email one day a month, our founder included. That's where half of our best fixes come from.",
  },
  {
    title: 'Collaboration',
    icon: 'puzzle',
    description: 'Art, code and tests share one build. Whoever finds the problem sees it through.',
  },
  {
    title: 'Growth',
    icon: 'seedling',
    description: 'Friday afternoons are for learning: a new tool, a talk, a strange prototype. Two of us started here as interns.',
  },
  {
    title: 'Integrity',
    icon: 'shield',
    description:
      "We tell you what's in a game, what pays for it and what we know about you, in plain words. When we get something wrong, we say so and fix it.",
  },
];
