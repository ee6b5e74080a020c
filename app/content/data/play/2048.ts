// Texts of the page of 2048.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play 2048 Online, Free, No Sign-Up',
  description:
    'Slide, merge, double: play 2048 in your browser with undo and hints. Free, no sign-up, and your best score stays on your device.',
  keywords: ['2048', '2048 game online', 'play 2048 free', '2048 with undo', 'number merging game'],
  rules: [
    'Nine new tiles out of ten are a 2.',
    'A tile merges at most once in a move: 2, 2, 2, 2 slid to the left becomes 4, 4. Of three in a row, the two closest to that edge merge.',
    'Undo as far back as you like, but the same move brings the same new tile.',
  ],
  tips: [
    'Pick a corner for your largest tile and keep it there.',
    'Play in two directions, use a third when you must, and save the fourth for emergencies.',
    'Build a staircase along the edge: 256, 128, 64, 32. One small merge at the bottom then runs all the way up.',
    'When the board fills up, merge whatever you can. Space is worth more than points.',
  ],
  variants: {
    '4x4': 'The original: four rows and four columns.',
    '5x5': "Nine more squares, room to plan, and bigger numbers than you've seen before.",
  },
  questions: [
    {
      slug: 'after-2048',
      question: 'What happens after 2048?',
      answer: 'You keep going. The game ends only when nothing can move. On the original board, the largest possible tile is 131,072.',
    },
    {
      slug: 'always-winnable',
      question: 'Can every game be won?',
      answer:
        "There's no guarantee, because new tiles are random. But a careful player reaches 2048 in most games, and undo is there for the rest.",
    },
  ],
  mobileGame: {
    slug: 'block-blitz-go',
    why: 'If you like making room on a board that keeps filling up, try our block puzzle: 8×8 squares, no clock, and combos.',
  },
  updated: '2026-11-22',
};
