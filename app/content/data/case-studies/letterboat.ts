// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'letterboat',
  order: 1,
  title: 'Letterboat: from 9.1 to 2.4 seconds',
  description:
    "Letterboat, a daily word game, took nine seconds to start on older phones, and a third of its players had one. We moved the dictionary out of the way, loaded the day's puzzle first, and cut eleven plugins to four. It now starts in 2.4 seconds, and crash-free sessions rose from 97.9% to 99.6%.",
  image: {
    picture: 'case-studies/letterboat',
    alt: 'Toy sailboats loaded with letter blocks race out of a harbor with a lighthouse, past a big golden stopwatch',
  },
  services: ['App Development'],
  isSample: true,
  client: 'Harborlight Words, a publisher of word games',
  weeks: 9,
  way: 'Monthly Team',
  budget: '$60,000 to $85,000',
  team: 'Two engineers and a tester',
  problem: [
    "A few hundred thousand people open Letterboat with their first coffee. On phones more than four years old they waited nine seconds for it, and our client's inbox was filling up with people saying they'd quit.",
    'Two earlier fixes changed the loading screen. Nobody had asked what was loading, or why.',
  ],
  work: [
    'We measured every step of the start on eleven phones and wrote the time next to each one.',
    "The 14 MB dictionary became an index that loads a page at a time. Today's puzzle loads first, and the archive waits until someone asks for it.",
    'Of eleven plugins we kept four. The other seven did what phones now do by themselves.',
    'We left a test behind that starts the game on the slowest phone every night, so the team knows before a player does.',
  ],
  figures: [
    { value: '2.4 s', label: 'to the first puzzle, from 9.1 s' },
    { value: '99.6%', label: 'crash-free sessions, from 97.9%' },
    { value: '38 MB', label: 'less to download and install' },
  ],
  quote: {
    words:
      'We had tried twice and were skeptical. They measured for a week before they changed a line. By the second month, reviews stopped mentioning the start.',
    author: 'Nadia Ferrow',
    role: 'Producer, Harborlight Words',
  },
  demonstration: {
    kind: 'loading times',
    title: 'Wait for It',
    lead: 'The puzzle of the day on the same old phone, before our nine weeks and after them, in real time.',
    picture: 'case-studies/letterboat-phone',
    before: 9.1,
    after: 2.4,
  },
};
