// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'three-dashboards',
  order: 4,
  title: 'Three dashboards, one answer',
  description:
    "A puzzle studio asked how many people had played yesterday and got three numbers from three dashboards. We cut 240 events to 38, wrote down what each one means, and built a single pipeline that checks itself overnight. Yesterday's figures are ready at seven each morning, and the Tuesday meeting about them is gone.",
  image: {
    picture: 'case-studies/three-dashboards',
    alt: 'Three toy clocks that show the same time, joined by glass pipes to one jar of marbles',
  },
  services: ['Data Infrastructure & Integration'],
  client: 'Sample Puzzle Foundry, publisher of nine puzzle games',
  weeks: 10,
  problem: [
    "How many people played yesterday? The store's dashboard, the ad network's and the studio's own gave three answers, and a meeting was held every Tuesday to choose one.",
    'The games sent 240 kinds of events. Nobody could say what a third of them meant, and some had outlived the people who added them.',
  ],
  work: [
    'We asked every team which decision each event had changed. Thirty-eight survived the question.',
    'Each of the 38 has a sentence that says what it means, who looks after it and when it may be deleted.',
    "One pipeline replaced three. It compares itself with the stores' own reports every night and says so when they disagree by more than one percent.",
    'What a player does not consent to is never sent, and a request to delete data is carried out in every table within a week.',
  ],
  figures: [
    { value: '38', label: 'kinds of events, from 240' },
    { value: '07:00', label: "when yesterday's figures are ready" },
    { value: '61%', label: 'lower bill for the data warehouse' },
  ],
  quote: {
    words: 'We used to meet about the number. Now we meet about the game. I did not know how much of my week that was.',
    author: 'Marcus Sample',
    role: 'Head of product, Sample Puzzle Foundry',
    isSample: true,
  },
};
