// Texts of the page of Minesweeper.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Minesweeper Online, Free, No Sign-Up',
  description:
    'Minesweeper with a first click that is always safe, and boards that need no guessing if you want them. Free to play in your browser.',
  keywords: ['minesweeper', 'minesweeper online', 'no guessing minesweeper', 'minesweeper free', 'classic minesweeper'],
  intro:
    'Open every square without a mine. Each number tells you how many of its neighbors are mines, and the rest is detective work. The first square you open is always safe, and a No guessing board never makes you guess.',
  rules: [
    'Mines are placed after your first click, never on that square or next to it, so your first click always opens a clearing.',
    'You can flag more squares than there are mines. The counter then goes below zero.',
    "A flagged square can't be opened until you remove the flag.",
    'Double-click or double-tap a number with all its flags to open its other neighbors at once. If a flag is wrong, the mine goes off.',
    "You win when every safe square is open. You don't have to flag a single mine.",
    'The clock starts when you open the first square and stops at 999 seconds. Only wins count for the best time.',
  ],
  tips: [
    "If a number touches exactly that many hidden squares, they're all mines. Flag them.",
    "If all of a number's mines are flagged, everything else around it is safe. Double-click or double-tap the number to open it all.",
    'Compare neighbors. If a 1 and a 2 are side by side along a wall of hidden squares, the square past the 2 is a mine.',
    "Count the mines that are left. Late in a game, that often settles what the numbers can't.",
    'Stuck? A hint points out a square and tells you how to know.',
  ],
  variants: {
    classic: '8×8 squares with ten mines. Now and then it comes down to a guess.',
    'no-guessing': 'The same size, but only boards you can solve by logic alone.',
    large: '9×12 squares with eighteen mines, made for a phone held upright.',
    'large-no-guessing': 'The large board, and never a guess.',
  },
  questions: [
    {
      slug: 'first-click',
      question: 'Can I lose on my first click?',
      answer:
        'No. Mines are placed after it, away from where you clicked, so the first click always opens a clearing with numbers to work from.',
    },
    {
      slug: 'no-guessing',
      question: 'How can a board need no guessing?',
      answer:
        "Before you see a No guessing board, our solver opens it from your first click by logic alone. If it can't finish a board, you get the next one.",
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
