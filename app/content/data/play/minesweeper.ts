// Texts of the page of Minesweeper.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Minesweeper Online, Free, No Sign-Up',
  description:
    'Classic Minesweeper in your browser: Beginner, Intermediate and Expert, boards that need no guessing, and a first click that is always safe.',
  keywords: [
    'minesweeper',
    'minesweeper online',
    'no guessing minesweeper',
    'minesweeper free',
    'classic minesweeper',
    'expert minesweeper',
  ],
  intro:
    'Open every square without a mine. Each number tells how many of its neighbors are mines, and from there on it is all detective work. The first square you open is always safe, and on a No guessing board so is every other one that you can prove.',
  rules: [
    'The mines are laid after your first click, and never on that square or next to it. Your first click always opens a clearing.',
    'You can flag more squares than there are mines. The counter then goes below zero, as it should.',
    'A flagged square cannot be opened until you take the flag off.',
    'A double click or double tap on a number with all its flags opens its other neighbors at once. If one of the flags is wrong, the mine goes off.',
    'You win when every safe square is open. You do not have to flag a single mine.',
    'The clock starts when you open the first square and stops at 999 seconds. Only wins count, and each level has its own best time.',
    'A win shows the 3BV of the board, your clicks and your efficiency. Opening, flagging and opening around a number are one click each.',
  ],
  tips: [
    'A number that touches as many hidden squares as it says: all of them are mines. Flag them.',
    'A number that has all its mines flagged: everything else around it is safe. Double-click or double-tap the number to open it all.',
    'Compare neighbors. If a 1 and a 2 stand side by side along a wall of hidden squares, the square beyond the 2 is a mine.',
    'Count the mines that are left. At the end of a game that number often settles what the digits cannot.',
    'Ask for a hint when you are stuck. It points out a square and tells you how you could have known.',
  ],
  variants: {
    classic: 'Eight by eight squares with ten mines. Now and then it comes down to a guess.',
    'no-guessing': 'The same size, but only boards that logic alone can open from your first click to the last.',
    large: 'Nine by twelve squares with eighteen mines, made for a phone held upright.',
    'large-no-guessing': 'The large board, and never a guess. Take your time.',
    beginner: 'The first of the three classic levels: nine by nine squares, ten mines.',
    intermediate: 'Sixteen by sixteen squares with forty mines. Long enough for a real hunt, short enough for a coffee.',
    expert: 'Thirty by sixteen squares with ninety-nine mines, the board that speedrunners race on.',
  },
  questions: [
    {
      slug: 'first-click',
      question: 'Can I lose on my first click?',
      answer:
        'No. The mines are laid after it, away from where you pressed, so the first click always opens a little clearing with numbers around it to work from.',
    },
    {
      slug: 'no-guessing',
      question: 'How can a board need no guessing?',
      answer:
        'Before you see a No guessing board, our solver has opened it from your first click by logic alone. Boards it cannot finish are thrown away, and you get the next one.',
    },
    {
      slug: '3bv',
      question: 'What do 3BV and efficiency mean?',
      answer:
        '3BV is the fewest clicks that clear a board if you never open around a number: one for each clearing, and one for each number that no clearing opens. Efficiency is the 3BV divided by your clicks. Opening around numbers saves clicks, so you can beat 100%.',
    },
    {
      slug: 'big-boards-on-a-phone',
      question: 'How do I play Expert on a phone?',
      answer:
        'The squares stay big enough for your finger, and you drag the board to move around it. The two magnifiers show the whole board or make its squares larger. On the whole board, tap a spot to zoom in there.',
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
