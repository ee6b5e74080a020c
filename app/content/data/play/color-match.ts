// Texts of the page of Color Match.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Color Match Online, Free, No Sign-Up',
  description:
    'Does the word name the color of its own ink? Thirty seconds, two buttons, and a brain that wants to read. Free to play in your browser.',
  keywords: ['color match game', 'stroop test game', 'color word game', 'reaction game', 'brain training game'],
  intro:
    'A word appears: "Green." It may be printed in green, or it may not. Press Match or No Match, and the next one is already there. Your eyes see the color at once, but your brain insists on reading first, and that small argument is the whole game.',
  rules: [
    'The clock starts when you press Start, never before.',
    'A right answer is one point. A wrong one takes no points away, but it costs two seconds.',
    'About half of the cards match. The same answer never comes up more than four times in a row.',
    'No card appears twice in a row, so something always changes when you have answered.',
    'At zero it is over. An answer that comes too late does not count, and neither does the penalty for it.',
    'If you leave the page or hide it, the clock waits until you press Resume.',
  ],
  tips: [
    'Let your eyes go soft. If you look at the whole card and not at the letters, the ink gets through first.',
    'A wrong answer costs more than a slow one. Two seconds are two or three good cards.',
    'Keep one thumb or finger on each button. Traveling between them takes longer than thinking.',
    'If red and green look alike to you, switch on the ink patterns in the options: every ink then has a pattern and its initial.',
  ],
  variants: {
    classic: 'Thirty seconds, less two for each mistake.',
    relaxed: 'Sixty seconds. Enough time to think, or to listen to each card with a screen reader.',
  },
  questions: [
    {
      slug: 'why-is-it-hard',
      question: 'Why is something this simple so hard?',
      answer:
        'Reading is a habit that runs by itself, so the word reaches you before the color does. Psychologists call this the Stroop effect, after John Ridley Stroop, who described it in 1935.',
    },
    {
      slug: 'good-score',
      question: 'What is a good score?',
      answer:
        'In thirty seconds, twenty is solid, thirty is quick, and forty means you have stopped reading altogether. The results also tell you your accuracy and how fast you answer.',
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
