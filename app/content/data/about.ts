// Story, vision, mission and values for the about page. The story is sample content to be replaced.
import { counts } from './counts.ts';
import { countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import type { About, CoreValue } from '#app/content/schema/game-schema.ts';
import { studio } from './studio.ts';

const { games, liveGames, comingSoonGames } = counts;
const stages =
  comingSoonGames > 0 ? `${toNumberWord(liveGames)} of them live and ${toNumberWord(comingSoonGames)} on the way` : 'all of them live';

export const about: About = {
  overview: [
    `We make casual mobile games for the small gaps in a day: the bus, the waiting room, the ten minutes before the pasta is done. The studio began in ${studio.foundedYear} with one solitaire game and strong opinions about how a card should land. Today there are ${countInWords(games, 'game')}, ${stages}, and the opinions have only grown.`,
    'We work in Foster City, California, and in Yerevan, Armenia. When one office is closing its laptops, the other is pouring its first coffee, so a bug found in the evening is often fixed by morning. Twice a year everyone meets in one room, and the room always smells of apricots, because somebody brings a crate.',
    'Those of us who began it brought over 20 years of combined team experience in design, art, engineering and looking after live games, and everyone since has added to it. We spend it on details you may never notice: the weight of a dragged card, the pause before a combo bursts, a hint that is honest when there is nothing left to hint at.',
  ],
  vision:
    'A phone should hold at least one game that leaves you in a better mood than it found you. We want to make that game for everyone: the commuter, the grandmother, the person awake at four with a new baby.',
  mission:
    'We make casual games that are free, quick to learn and easy to put down when your stop comes, and that run well on modest phones. Then we look after them for years, because a favorite game should still be there when you come back.',
};

export const coreValues: readonly CoreValue[] = [
  {
    title: 'Innovation',
    description:
      'Solitaire is over two hundred years old and still has room for a good idea. We try a lot of small ones on paper, keep the two or three that make someone laugh out loud, and ship those.',
  },
  {
    title: 'Quality',
    description:
      'A game is ready when it runs well on the oldest phone on our test shelf. That phone has a cracked corner and no patience, and it has the final vote.',
  },
  {
    title: 'Player Focus',
    description:
      'Every one of us answers player mail for one day each month, founder included. It keeps us polite, it keeps us humble, and it is where half of our best fixes come from.',
  },
  {
    title: 'Collaboration',
    description:
      'Two offices, two alphabets, one build. Artists sit with engineers, designers sit with support, and whoever finds the problem stays in the room until it is solved.',
  },
  {
    title: 'Growth',
    description:
      'Friday afternoons belong to learning: a new tool, a talk, a strange prototype. Two of our team leads started here as interns, and one of them now approves the snack budget.',
  },
  {
    title: 'Integrity',
    description:
      'We say what is in a game, what pays for it and what we know about you, in words a person can read. When we get something wrong we say that too, and then we fix it.',
  },
];
