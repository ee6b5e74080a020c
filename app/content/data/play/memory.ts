// Texts of the page of Memory.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Memory Online, Free, No Sign-Up',
  description: 'Find the pairs: twelve to thirty cards, for one or two players, in as few moves as you can. Free, with nothing to install.',
  keywords: ['memory game', 'memory game online', 'matching pairs', 'concentration card game', 'free memory game'],
  tips: [
    "Turn a card you haven't seen first. If you remember its twin, you get the pair.",
    "If you don't know its twin, turn another new card, not one you know. You'll see more of the board.",
    'Say the pictures and their places to yourself: "moon, top left." Words stick better than pictures alone.',
    'Work along the rows. A fixed order is easier to remember.',
  ],
  variants: {
    '12-cards': 'Twelve cards, six pairs, in three rows of four. A coffee break.',
    '20-cards': 'Twenty cards, ten pairs. Same rules, a lot more to remember.',
    '30-cards': 'Thirty cards, fifteen pairs, in five rows of six.',
    'two-players': 'Twenty cards for two on one screen. A pair earns another turn, and whoever has more pairs wins.',
  },
  questions: [
    {
      slug: 'fewest-moves',
      question: 'What is a good result?',
      answer: 'With twelve cards, six moves would be pure luck. Ten to twelve is very good, and anything under fifteen is good.',
    },
    {
      slug: 'fair-shuffle',
      question: 'Are the cards really shuffled?',
      answer: 'Yes. Every arrangement is equally likely, and every new game shuffles the cards again.',
    },
  ],
  updated: '2026-11-22',
};
