// Story, vision, mission and values for the about page. The story is sample content to be replaced.
import { counts } from './counts.ts';
import { countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import type { About, CoreValue } from '#app/content/schema/game-schema.ts';
import type { StudioPicture } from '#app/content/schema/studio-schema.ts';
import { WEEKDAYS } from '#app/content/format/dates.ts';
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
    `We make casual mobile games for the bus, the waiting room and the ten minutes before dinner. The studio started in ${studio.foundedYear} with one solitaire game. Today we have ${countInWords(games, 'game')}, ${stages}.`,
    `We work in ${places.citiesInFull}. When some of us close their laptops, others pour their first coffee, and the day's notes are waiting. Twice a year everyone meets in one room for a week.`,
    "Between us, we have over 20 years of experience in games, and we spend it on small things. The pause before a combo bursts in Block Blitz Go took us four months. Nobody has ever mentioned it, which is how we know it's right.",
  ],
  vision: 'One game on your phone that leaves you in a better mood, for as long as you keep the phone.',
  mission:
    'We make casual games that are free, quick to learn and easy to put down. Then we take care of them for years, because a favorite game should still be there when you come back.',
};

const [WORKDAYS, WEEKEND] = [WEEKDAYS.slice(0, 5), WEEKDAYS.slice(5)];
const [first = '', second = ''] = studio.offices.map(({ city }) => city);

export const studioPicture: StudioPicture = {
  picture: 'about/studio',
  alt: `A toy diorama of our ${places.offices}, joined by a little bridge`,
  times: {
    dawn: 'about/studio-dawn',
    dusk: 'about/studio-dusk',
    night: 'about/studio-night',
    offices: [
      { timeZone: 'America/Los_Angeles', clock: [25.2, 53.5] },
      { timeZone: 'Asia/Yerevan', clock: [75, 53.5] },
    ],
    lines: [
      { text: `Good morning, ${first}. Good evening, ${second}.`, at: [{ from: '06:00', until: '07:30' }, { from: '17:00' }] },
      { text: `Early birds in ${second}. Dinner in ${first}.`, at: [{ from: '18:00' }, { from: '06:00', until: '07:30' }] },
      { text: `${first} is looking for its coffee.`, at: [{ days: WORKDAYS, from: '07:30', until: '09:00' }] },
      { text: `${first} is reading ${second}'s notes.`, at: [{ days: WORKDAYS, from: '09:00', until: '12:00' }, { days: WORKDAYS }] },
      { text: `Friday afternoon in ${first}: strange prototypes only.`, at: [{ days: ['Friday'], from: '12:00', until: '18:00' }] },
      { text: `${first} is playing the new build. For work.`, at: [{ days: WORKDAYS, from: '12:00', until: '16:00' }] },
      {
        text: `${first} is leaving a note for ${second}'s morning.`,
        at: [{ days: WORKDAYS, from: '16:00', until: '18:00' }, { days: WORKDAYS }],
      },
      {
        text: "Everyone's gone home.",
        at: [
          { days: WORKDAYS, from: '18:00' },
          { days: WORKDAYS, until: '06:00' },
        ],
      },
      { text: `The first coffee is on in ${second}.`, at: [{}, { days: WORKDAYS, from: '07:30', until: '09:00' }] },
      { text: `${second} is picking up where ${first} left off.`, at: [{}, { days: WORKDAYS, from: '09:00', until: '12:00' }] },
      {
        text: `${first} is asleep. ${second} is close to a high score.`,
        at: [{ until: '06:00' }, { days: WORKDAYS, from: '12:00', until: '16:00' }],
      },
      {
        text: `${second} is writing notes for ${first}'s morning.`,
        at: [
          { days: WORKDAYS, until: '07:30' },
          { days: WORKDAYS, from: '16:00', until: '18:00' },
        ],
      },
      { text: `Friday night in ${first}, Saturday in ${second}.`, at: [{ days: ['Friday'], from: '18:00' }, { days: ['Saturday'] }] },
      { text: `Somebody left the lights on in ${second}.`, at: [{ days: WEEKEND }, { from: '20:30' }] },
      { text: `It's the weekend in ${first}.`, at: [{ days: WEEKEND }] },
    ],
    holiday: '{city} is off for {holiday}.',
  },
};

export const coreValues: readonly CoreValue[] = [
  {
    title: 'Innovation',
    picture: 'hero/blocks',
    description:
      'Solitaire is over two hundred years old, and most versions still let you play on when no move is left. Ours says so. We try ideas on paper first and ship what people ask to play again.',
  },
  {
    title: 'Quality',
    picture: 'hero/castle',
    description: 'A game is ready when it runs well on the oldest phone on our test shelf, and not before.',
  },
  {
    title: 'Player Focus',
    picture: 'hero/joystick',
    description: 'Everyone here answers player email one day a month, our founder included.',
  },
  {
    title: 'Collaboration',
    picture: 'mini-games/puzzle',
    description: 'A bug found in one office at night is on a desk in the other by breakfast. Whoever finds it sees it through.',
  },
  {
    title: 'Growth',
    picture: 'mini-games/wordle',
    description: 'Friday afternoons are for learning: a new tool, a talk, a strange prototype. Two of us started here as interns.',
  },
  {
    title: 'Integrity',
    picture: 'mini-games/solitaire',
    description:
      'In 2024 a daily deal could not be won. We said so the same day, counted it as won for everyone who had played it, and now a solver finishes each deal first.',
  },
];
