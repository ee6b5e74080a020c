// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'crumpet-crescent',
  order: 2,
  title: 'Crumpet Crescent: 23% fewer wrong swaps',
  description:
    'In the matching game Crumpet Crescent, the cinnamon bun and the snail roll looked like the same brown circle. We redrew all 41 pastries with their own outlines and tested them in gray, at thumbnail size, with 60 players. Wrong swaps in the first ten levels fell by 23%.',
  image: {
    picture: 'case-studies/crumpet-crescent',
    alt: 'A baking tray of glossy toy pastries, each a different shape and color, with a rolling pin and the white outline of a croissant in front of it',
  },
  services: ['Art & Design'],
  isSample: true,
  client: 'Flour & Fold, a six-person studio',
  weeks: 7,
  way: 'Fixed-Price Project',
  budget: '$30,000 to $40,000',
  team: 'Two artists and a part-time producer',
  problem: [
    'Crumpet Crescent is a matching game about a bakery. It grew from 18 to 41 pastries, and along the way they all became the same brown circle.',
    'Players with small screens, tired eyes or color blindness swapped the wrong ones, lost, and blamed the game. They were right.',
  ],
  work: [
    'We printed all 41 pastries in gray at thumbnail size, pinned them to a wall and asked people to sort them. The mistakes became our to-do list.',
    'Every pastry got its own outline, so you can tell it by shape before you see its color or filling.',
    'Sixty players tried the drawings on their own phones, in three rounds. After each one we redrew what they had mixed up.',
    "The client's artist drew the last nine with us. The rules fit on one page, so the next pastry won't need us.",
  ],
  figures: [
    { value: '23%', label: 'fewer wrong swaps in the first ten levels' },
    { value: '41', label: 'pastries that read in black and white' },
    { value: '60', label: 'players in three rounds of tests' },
  ],
  quote: {
    words:
      'I was attached to some of the old drawings and it hurt to see them go. The new ones test better, and our artist still uses the one-page guide.',
    author: 'Per Halvorsund',
    role: 'Art lead, Flour & Fold',
  },
  demonstration: {
    kind: 'two pictures',
    title: 'Which One Is the Snail Roll?',
    lead: 'Six of the 41 pastries, before we redrew them and after.',
    before: {
      picture: 'case-studies/crumpet-crescent-before',
      alt: 'Before: six pastries on a tray, all of them round brown swirls',
    },
    after: {
      picture: 'case-studies/crumpet-crescent-after',
      alt: 'After: a cinnamon bun, a croissant, a star cookie, a pretzel, a snail roll and a donut, each with its own outline',
    },
  },
};
