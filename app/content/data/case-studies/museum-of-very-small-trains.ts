// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'museum-of-very-small-trains',
  order: 5,
  title: 'Museum of Very Small Trains: a whole game in 18 weeks',
  description:
    'The Museum of Very Small Trains wanted a game for visitors to play in line and take home. In 18 weeks we designed, drew and built a track-laying puzzle with 60 levels, each based on a model in the collection. It got 18,000 installs in its first season, and the line is now the second most popular exhibit.',
  image: {
    picture: 'case-studies/museum-of-very-small-trains',
    alt: 'A red toy train hauls jigsaw-shaped track pieces past a tiny museum with columns and a waiting line of peg people',
  },
  services: ['App Development', 'Art & Design', 'Live Ops Services'],
  isSample: true,
  client: 'The Museum of Very Small Trains',
  weeks: 18,
  way: 'A Complete Small Game',
  budget: '$120,000 to $150,000, then a Live Ops Retainer, from $4,000 a month',
  team: 'A designer, an engineer and an artist',
  problem: [
    'The museum has one famous model railway and a line of families waiting to see it. It wanted something to do in that line and something to take home.',
    'It had no game team, one summer to launch in, and a collection of 4,000 objects that visitors may not touch.',
  ],
  work: [
    'We spent the first week at the museum, mostly in line. The game had to work with one hand, without sound, for ninety seconds at a time.',
    'We built sixty levels, each around a model from the collection, with its real name and one fact about it.',
    'We measured and drew the trains from photographs, so nothing had to leave its case.',
    'It shipped to both stores and a tablet at the end of the line, with a year of updates, player support and one new level a month.',
  ],
  figures: [
    { value: '18,000', label: 'installs in the first season' },
    { value: '4.8', label: 'average rating in both stores' },
    { value: '60', label: 'levels, one for each of 60 models' },
  ],
  quote: {
    words: 'Children explain our collection to their parents now. That was the goal.',
    author: 'Otto Vinterhoff',
    role: 'Director, The Museum of Very Small Trains',
  },
  demonstration: {
    kind: 'screens',
    title: 'Three Screens of It',
    lead: 'A level, the model behind it, and the collection that fills up.',
    screens: [
      {
        picture: 'case-studies/museum-of-very-small-trains-level',
        alt: 'A level: a toy train waits on a lawn, its track leads over a river to the museum, and a finger lays one of two missing pieces',
      },
      {
        picture: 'case-studies/museum-of-very-small-trains-model',
        alt: 'The model behind a level: the red Scarlet Shunter under glass, built in 1911 and 4.1 cm long, with three stars',
      },
      {
        picture: 'case-studies/museum-of-very-small-trains-collection',
        alt: 'The collection: a wooden cabinet with ten small trains and trams, each with its name, and two that are still to be found',
      },
    ],
  },
};
