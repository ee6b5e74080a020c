// Texts of the page of Minesweeper.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Minesweeper Online, Free, No Sign-Up',
  description:
    "Minesweeper in your browser: four levels up to Expert, boards that never need a guess, and a first click that's always safe.",
  keywords: [
    'minesweeper',
    'minesweeper online',
    'no guessing minesweeper',
    'minesweeper free',
    'classic minesweeper',
    'expert minesweeper',
  ],
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
    small: '8×8 squares with ten mines, cleared in a minute or two.',
    medium: '9×12 squares with eighteen mines, made for a phone held upright.',
    large: '16×16 squares with forty mines. About five minutes once you know the patterns.',
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
        "When you open your first square, our solver goes through the board from there by logic alone. If it can't finish a board, it takes the next one, before you notice.",
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
