// Texts of the page of Minesweeper.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Minesweeper Online, Free, No Sign-Up',
  description:
    "Classic Minesweeper in your browser: Beginner, Intermediate and Expert, boards that need no guessing, and a first click that's always safe.",
  keywords: [
    'minesweeper',
    'minesweeper online',
    'no guessing minesweeper',
    'minesweeper free',
    'classic minesweeper',
    'expert minesweeper',
  ],
  intro:
    'Open every square without a mine. Each number tells you how many of its neighbors are mines, and the rest is detective work. The first square you open is always safe, and a No guessing board never makes you guess.',
  rules: [
    "You win when every safe square is open. You don't have to flag a single mine.",
    "A flagged square can't be opened until you remove the flag.",
    'The clock starts when you open the first square and stops at 999 seconds.',
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
    beginner: 'The first of the three classic levels: 9×9 squares, ten mines.',
    intermediate: '16×16 squares with forty mines. About five minutes once you know the patterns.',
    expert: '30×16 squares with ninety-nine mines, the board speedrunners race on.',
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
    {
      slug: '3bv',
      question: 'What do 3BV and efficiency mean?',
      answer:
        "3BV is the fewest clicks it takes to clear a board if you never open around a number: one per clearing, plus one for each number a clearing doesn't open. Efficiency is the 3BV divided by your clicks. Opening around numbers saves clicks, so you can beat 100%.",
    },
    {
      slug: 'big-boards-on-a-phone',
      question: 'How do I play Expert on a phone?',
      answer:
        'Squares stay big enough to tap, and you drag the board to move around. The two magnifiers show the whole board or make the squares larger. With the whole board in view, tap a spot to zoom in.',
    },
  ],
  updated: '2026-11-22',
};
