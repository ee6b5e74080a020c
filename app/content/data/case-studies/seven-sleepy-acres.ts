// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'seven-sleepy-acres',
  order: 3,
  title: 'A farm game learns to keep a calendar',
  description:
    'Seven Sleepy Acres ran its events whenever someone had time, so players never knew when to come back. We planned a 12-week season with one event a week and one week off, built the tools to schedule it, and handed over the keys. Thirty-day retention rose from 6.1% to 7.4%, and the team stopped working Sundays.',
  image: {
    picture: 'case-studies/seven-sleepy-acres',
    alt: 'A toy farm at dusk with paper lanterns over the barn and a wooden wall calendar showing a lantern on each week',
  },
  services: ['Live Ops Services', 'Data Infrastructure & Integration'],
  client: 'Sample Meadow Games, makers of one beloved farm',
  weeks: 14,
  problem: [
    'Seven Sleepy Acres ran an event whenever someone had a free afternoon. Players could not tell when to come back, and the team could not tell when to go home.',
    'Events were built by hand in the code of the game. A typing mistake on a Saturday meant a release on a Sunday.',
  ],
  work: [
    'Together we planned a season of twelve weeks on paper: one event a week, and one week in four with nothing at all.',
    'We built a small tool in which an event is a form to fill in. It shows what players will see, and refuses dates that cannot be right.',
    'Every event reports the same five figures the morning after, so the team argues about the game and not about the numbers.',
    'For one season we ran it side by side, then we handed over the keys and a four-page guide.',
  ],
  figures: [
    { value: '7.4%', label: 'of players back after thirty days, from 6.1%' },
    { value: '20 min', label: 'to set up an event, from two days' },
    { value: '0', label: 'Sundays worked since March' },
  ],
  quote: {
    words: 'The week off was the idea we fought hardest. It is now the week in which players tell us what they want next.',
    author: 'Ilse Sample',
    role: 'Founder, Sample Meadow Games',
    isSample: true,
  },
};
