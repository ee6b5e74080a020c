// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'nine-corners',
  order: 4,
  title: 'Nine Corners: from 240 events to 38',
  description:
    "A puzzle studio asked how many people played yesterday and got three numbers from three dashboards. We cut 240 events to 38, wrote down what each one means, and built one pipeline that checks itself overnight. Yesterday's numbers are ready at 7 a.m., and the Tuesday meeting about them is gone.",
  image: {
    picture: 'case-studies/nine-corners',
    alt: 'Three toy clocks showing the same time on a table, with glass pipes that lead down to one jar of marbles',
  },
  services: ['Data Infrastructure & Integration'],
  isSample: true,
  client: 'Nine Corners, publisher of nine puzzle games',
  weeks: 10,
  way: 'Monthly Team',
  budget: '$45,000 to $65,000',
  team: 'A data engineer, and a producer half the time',
  problem: [
    "How many people played yesterday? The store, the ad network and the studio's own dashboard gave three answers, and every Tuesday there was a meeting to pick one.",
    'The games sent 240 kinds of events. For a third of them, nobody could say what they meant.',
  ],
  work: [
    'We asked every team which decision each event had changed. For 38 there was an answer, and the rest went.',
    'Each of the 38 has a sentence that says what it means, who owns it and when it can be deleted.',
    "One pipeline replaced three. Every night it compares itself with the stores' own reports and says so when they differ by more than one percent.",
    "What a player doesn't consent to is never sent, and a deletion request reaches every table within a week.",
  ],
  figures: [
    { value: '38', label: 'kinds of events, from 240' },
    { value: '7 a.m.', label: "when yesterday's numbers are ready" },
    { value: '61%', label: 'lower data warehouse bill' },
  ],
  quote: {
    words: 'One number, every morning at seven, and I trust it. The smaller warehouse bill paid for a good part of the project.',
    author: 'Marcus Ellerby',
    role: 'Head of product, Nine Corners',
  },
  demonstration: {
    kind: 'marbles',
    title: 'How Many People Played Yesterday?',
    lead: 'Every marble is a kind of event that the games sent, before our ten weeks and after them.',
    sorts: [
      { name: 'Used', color: 'success', before: 38, after: 38 },
      { name: 'Unused', color: 'brand', before: 122, after: 0 },
      { name: 'Unexplained', color: 'secondary', before: 80, after: 0 },
    ],
    before: {
      words: 'Three answers, from 240 kinds of events. Nobody could say what 80 of them meant.',
      answers: [
        { name: 'Store', value: '41,870' },
        { name: 'Ad network', value: '38,212' },
        { name: 'Dashboard', value: '44,019' },
      ],
    },
    after: {
      words: 'One answer, from the 38 kinds of events that had ever changed a decision.',
      answers: [{ name: 'Pipeline, 7 a.m.', value: '40,906' }],
    },
  },
};
