// Texts of the page of 2048.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play 2048 Online, Free, No Sign-Up',
  description:
    'Slide, merge, double: play 2048 in your browser with undo and hints. Free, no sign-up, and your best score stays on your device.',
  keywords: ['2048', '2048 game online', 'play 2048 free', '2048 with undo', 'number merging game'],
  intro:
    'Slide all the tiles to one side. Two equal ones that meet become one of twice the value, and a new 2 or 4 drops in somewhere you did not want it. Eleven doublings lead from a 2 to the 2048, and nobody has ever stopped there.',
  rules: [
    'You start with two tiles. Each new tile is a 2 nine times out of ten, and a 4 the tenth time.',
    'A tile merges at most once in a move: 2, 2, 2, 2 slid to the left becomes 4, 4 and never 8.',
    'If three equal tiles stand in a row, the two nearest the edge you slide to are the ones that merge.',
    'A move that changes nothing is no move: no new tile comes.',
    'Your score grows by the value of every tile you make.',
    'Undo takes you back as far as you like, but the same move brings the same new tile. Luck cannot be rerolled.',
  ],
  tips: [
    'Choose a corner for your largest tile and keep it there. Everything else follows from that.',
    'Play with two directions, use a third when you must, and treat the fourth as an emergency exit.',
    'Build a staircase along the edge: 256, 128, 64, 32. One small merge at its foot then runs all the way up.',
    'When the board fills up, merge what you can before you make anything big. Room is worth more than points.',
  ],
  variants: {
    '4x4': 'The original: four rows, four columns, and one empty square too few.',
    '5x5': 'Nine squares more. There is room to plan, and numbers that you have not seen before.',
  },
  questions: [
    {
      slug: 'after-2048',
      question: 'What happens after 2048?',
      answer:
        'We cheer, once, and you keep going. The game ends only when nothing can move any more. On the original board the largest tile there can be is 131,072.',
    },
    {
      slug: 'always-winnable',
      question: 'Can every game be won?',
      answer:
        'Nobody can promise it, because the new tiles are drawn by chance. But a careful player reaches 2048 in most games, and undo is there for the rest.',
    },
  ],
  playModes: ['SinglePlayer'],
  bigSister: {
    slug: 'block-blitz-go',
    why: 'If you like making room on a board that keeps filling up, try our block puzzle: eight by eight squares, no clock, and combos.',
  },
  updated: '2026-11-22',
};
