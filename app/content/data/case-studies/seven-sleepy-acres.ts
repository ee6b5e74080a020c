// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'seven-sleepy-acres',
  order: 3,
  title: 'Seven Sleepy Acres: retention from 6.1% to 7.4%',
  description:
    'Seven Sleepy Acres ran events whenever someone had time, so players never knew when to come back. We planned a 12-week season with one week in four off, built the tools to schedule it, and handed over the keys. Thirty-day retention rose from 6.1% to 7.4%, and the team stopped working Sundays.',
  image: {
    picture: 'case-studies/seven-sleepy-acres',
    alt: 'A toy farm at dusk with sleeping sheep, paper lanterns over a red barn and a wooden calendar with a lantern in each box',
  },
  services: ['Live Ops Services', 'Data Infrastructure & Integration'],
  isSample: true,
  client: 'Lantern Meadow Games, makers of one beloved farm',
  weeks: 14,
  way: 'Monthly Team',
  budget: '$70,000 to $95,000',
  team: 'A live ops manager and an engineer',
  problem: [
    "Seven Sleepy Acres ran an event whenever someone had a free afternoon. Players couldn't tell when to come back, and before each event the team worked late.",
    "Events were built by hand in the game's code. A typo on a Saturday meant a release on a Sunday.",
  ],
  work: [
    'Together we planned a twelve-week season on paper: one event a week, and one week in four with nothing at all.',
    'We built a small tool where an event is a form to fill in. It shows what players will see and rejects dates that make no sense.',
    'Every event reports the same five numbers on the morning after it ends.',
    'We ran it side by side for one season, then handed over the keys and a four-page guide.',
  ],
  figures: [
    { value: '7.4%', label: 'of players back after thirty days, from 6.1%' },
    { value: '20 min', label: 'to set up an event, from two days' },
    { value: '0', label: 'Sundays worked since March' },
  ],
  quote: {
    words: 'The free week was the part I argued against. It stayed, the numbers held, and nobody here wants to give it back.',
    author: 'Ilse Brandel',
    role: 'Founder, Lantern Meadow Games',
  },
  demonstration: {
    kind: 'calendar',
    title: 'Four Weeks on the Farm',
    lead: 'A month of events, before the calendar and with it. The empty days are the point.',
    marks: [
      { letter: 'E', name: 'Event', color: 'brand' },
      { letter: 'L', name: 'Late night', color: 'secondary' },
      { letter: 'R', name: 'Sunday release', color: 'danger' },
      { letter: 'F', name: 'Free week', color: 'success' },
    ],
    before: {
      words: 'Events when someone had time, a late night before each, and two releases on a Sunday.',
      weeks: ['...LELE', 'R.LE...', '....LLE', 'RLE.LE.'],
    },
    after: {
      words: 'One event a week, every fourth week free, and nobody at work on a Sunday.',
      weeks: ['.....E.', '.....E.', '.....E.', 'FFFFFFF'],
    },
  },
};
