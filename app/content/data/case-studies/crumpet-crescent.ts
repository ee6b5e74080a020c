// A case study. Client, people and figures are invented: sample content to be replaced.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';

export const caseStudy: CaseStudy = {
  slug: 'crumpet-crescent',
  order: 2,
  title: 'Forty-one pastries that nobody mixes up',
  description:
    'In the matching game Crumpet Crescent, the cinnamon bun and the snail roll were the same brown circle, and players said so. We redrew all 41 pastries with their own outlines and tested them in gray, at thumbnail size, with 60 players. Wrong swaps fell by 23%, and the snail roll now has fan mail.',
  image: {
    picture: 'case-studies/crumpet-crescent',
    alt: 'A baking tray of glossy toy pastries, each with a different shape and color, and one spare outline cut from paper',
  },
  services: ['Art & Design'],
  client: 'Sample Pastry Works, a studio of six',
  weeks: 7,
  problem: [
    'Crumpet Crescent is a matching game about a bakery. It had grown from 18 to 41 pastries, and somewhere on the way they had all become the same brown circle.',
    'Players with small screens, tired eyes or color blindness swapped the wrong ones, lost, and blamed the game. They were right.',
  ],
  work: [
    'We printed all 41 pastries in gray at the size of a thumbnail, pinned them to a wall and asked people to sort them. The pile of mistakes was our to-do list.',
    'Every pastry got an outline of its own, so that it can be told apart by shape before color or filling come into it.',
    'Sixty players tried three rounds of drawings on their own phones. The croissant went back to the oven four times.',
    "The client's artist drew the last nine with us. The rules fit on one page, and the next pastry will not need us.",
  ],
  figures: [
    { value: '23%', label: 'fewer wrong swaps in the first ten levels' },
    { value: '41', label: 'pastries that read in black and white' },
    { value: '60', label: 'players in three rounds of tests' },
  ],
  quote: {
    words: 'Our testers used to say the bun one, no, the other bun one. Now they say snail roll, and there is fan mail for it.',
    author: 'Per Sample',
    role: 'Art lead, Sample Pastry Works',
    isSample: true,
  },
};
