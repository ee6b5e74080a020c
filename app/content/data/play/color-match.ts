// Texts of the page of Color Match.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Color Match Online, Free, No Sign-Up',
  description:
    'Does the word match the color of its ink? Thirty seconds, two buttons, and a test of your attention. Free to play in your browser.',
  keywords: ['color match game', 'stroop test game', 'color word game', 'reaction game', 'brain training game'],
  tips: [
    "Relax your eyes. Look at the whole card, not the letters, and you'll see the ink first.",
    'A wrong answer costs more than a slow one: two seconds are two or three good cards.',
    'Keep a thumb or finger on each button.',
    'If red and green look alike to you, turn on ink patterns in the options. Every ink then shows a pattern and its initial.',
  ],
  variants: {
    classic: 'Thirty seconds, minus two for each mistake.',
    relaxed: 'Sixty seconds. Enough time to think, or to listen to each card with a screen reader.',
  },
  questions: [
    {
      slug: 'why-is-it-hard',
      question: 'Why is something this simple so hard?',
      answer:
        'Reading is automatic, so the word reaches you before the color does. Psychologists call this the Stroop effect, after John Ridley Stroop, who described it in 1935.',
    },
    {
      slug: 'good-score',
      question: 'What is a good score?',
      answer:
        "In thirty seconds, twenty is solid, thirty is quick, and forty means you've stopped reading altogether. The results also show your accuracy and how fast you answered.",
    },
  ],
  updated: '2026-11-22',
};
