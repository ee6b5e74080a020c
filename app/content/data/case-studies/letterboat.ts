// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'letterboat',
  order: 1,
  title: 'A word game that opens before the kettle boils',
  description:
    'Letterboat, a daily word game, took nine seconds to start on an older phone, and a third of its players had one. We moved the dictionary out of the way, loaded the puzzle of the day first and the archive later, and replaced eleven plugins with four. It now starts in 2.4 seconds, and crash-free sessions went from 97.9% to 99.6%.',
  image: {
    picture: 'case-studies/letterboat',
    alt: 'Little wooden boats carrying letter tiles race out of a toy harbor past a big round stopwatch',
  },
  services: ['App Development'],
  client: 'Sample Harbor Words, a publisher of word games',
  weeks: 9,
  problem: [
    "Letterboat is a word puzzle that a few hundred thousand people open with their first coffee. On phones more than four years old they waited nine seconds for it, and our client's mailbox had begun to fill with goodbyes.",
    'Two earlier attempts had made the loading screen prettier. Nobody had asked what was being loaded, or whether it was needed before the first word.',
  ],
  work: [
    'We measured the start on eleven phones from the back of the drawer, and put a number next to every step of it.',
    "The dictionary, 14 MB of it, became an index that is read a page at a time. Today's puzzle loads first, and the archive waits until somebody asks for it.",
    'Of eleven plugins we kept four. The other seven did things that the operating systems have done by themselves since 2021.',
    'We left a test behind that starts the game on the slowest phone every night, and complains before a player does.',
  ],
  figures: [
    { value: '2.4 s', label: 'to the first puzzle, from 9.1 s' },
    { value: '99.6%', label: 'crash-free sessions, from 97.9%' },
    { value: '38 MB', label: 'less to download and install' },
  ],
  quote: {
    words:
      'They came with a stopwatch and left us with one. I now know what our game does in its first three seconds, and I am proud of all of them.',
    author: 'Nadia Sample',
    role: 'Producer, Sample Harbor Words',
    isSample: true,
  },
};
