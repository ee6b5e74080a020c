// Texts of the page of Puzzle.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play the Sliding Puzzle Online, Free',
  description: "Eight, fifteen or twenty-four tiles, one gap, and a hint when you're stuck. Play the sliding puzzle free, with no sign-up.",
  keywords: ['sliding puzzle', '8 puzzle', '15 puzzle online', 'number puzzle', 'sliding tile puzzle'],
  tips: [
    "Solve the top row and leave it alone, then the left column. What's left is a smaller puzzle.",
    'The last two tiles of a row go in together: park the second one in the corner, bring the first one below it, and turn both in.',
    'Think of the gap as the piece you move.',
    "Stuck? A hint points out a good tile. On the small board, it's always on the shortest way.",
  ],
  variants: {
    '3x3': 'Eight tiles. Even the hardest start can be solved in 31 moves.',
    '4x4': 'Fifteen tiles, the classic. Give it ten minutes the first time.',
    '5x5': 'Twenty-four tiles. No harder row by row than the smaller ones, only longer.',
  },
  questions: [
    {
      slug: 'always-solvable',
      question: 'Can every puzzle be solved?',
      answer: 'Every one you get here. Half of all arrangements can never be put in order, so we only use the other half.',
    },
    {
      slug: 'fewest-moves',
      question: 'How many moves does it take?',
      answer:
        'The small board never needs more than 31 moves, and most starts need about 22. The medium one can take up to 80 and the largest over 150.',
    },
  ],
  mobileGame: {
    slug: 'block-blitz-go',
    why: 'More tiles to make fit: blocks on an 8×8 board, three at a time, and all the time you want to place them.',
  },
  updated: '2026-11-22',
};
