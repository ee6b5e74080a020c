// Texts of the page of Puzzle.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play the Sliding Puzzle Online, Free',
  description:
    'Eight, fifteen or twenty-four tiles, one gap, and a hint that shows a way through. The sliding puzzle plays in your browser, free, with no sign-up.',
  keywords: ['sliding puzzle', '8 puzzle', '15 puzzle online', 'number puzzle', 'sliding tile puzzle'],
  intro:
    'Slide the tiles through the gap until they stand in order. It looks like a toy for a rainy afternoon, and it was: the larger one drove half of America to distraction in 1880. Ours can always be solved, which was not true of all of theirs.',
  rules: [
    'The goal is 1, 2, 3 and so on, row by row, with the gap at the end.',
    'Press a tile further along in the row or column of the gap, and the whole line slides. Each tile in it counts as one move.',
    'A tile that is not in line with the gap does not move, and trying costs nothing.',
    'Tiles never jump from the end of one row to the start of the next.',
    'Under More you can put a picture of our toys on the tiles. Their numbers stay, on small labels.',
    'The fewest moves and the shortest time are two records of their own.',
  ],
  tips: [
    'Solve the top row first, then leave it alone. Then do the left column, and what remains is a smaller puzzle.',
    'The last two tiles of a row go in together: park the second one in the corner, bring the first below it, and turn both in.',
    'Think of the gap as the piece that you move. The tiles only get out of its way.',
    'Stuck? A hint points out a tile that leads on. On the small board it is always on the shortest way home.',
  ],
  variants: {
    '3x3': 'Eight tiles. Even the hardest start can be solved in 31 moves.',
    '4x4': 'Fifteen tiles, the classic. Set aside a few minutes, and then a few more.',
    '5x5': 'Twenty-four tiles. Row by row it is no harder than the smaller ones, only longer.',
  },
  questions: [
    {
      slug: 'always-solvable',
      question: 'Can every puzzle be solved?',
      answer:
        'Every one that we deal. Half of all arrangements of the tiles can never be put in order, whatever you do, so we only deal from the other half.',
    },
    {
      slug: 'fewest-moves',
      question: 'How many moves does it take?',
      answer:
        'The small board never needs more than 31 moves, and most starts need about 22. The middle one can need up to 80 and the largest over 150, so be kind to yourself.',
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
