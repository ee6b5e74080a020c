// Texts of the page of Tetris.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Tetris Online, Free, No Sign-Up',
  description:
    'Seven shapes and a well that fills faster than you think: play Tetris with hold, ghost and next pieces, free and without ads.',
  keywords: ['tetris', 'tetris online free', 'play tetris', 'falling blocks game', 'block stacking game'],
  rules: [
    'Each move or turn of a landed piece gives it another half second, up to fifteen times.',
    'Against a wall or in a tight spot, a turning piece may shift over to fit, following the standard rotation rules.',
    'You can hold one piece, once per turn. The game is over when a new piece has no room, or when one comes to rest above the top.',
    'Modern: 100, 300, 500 or 800 for one to four rows, 400 to 1,600 for a T-spin, 1.5 times as much for a back-to-back, and 50 more for each clear in a row after the first, all times the level. Soft drops add 1 per row, hard drops 2.',
  ],
  tips: [
    'Build flat and keep one side column open for the long piece. Four rows at once are worth thirty singles.',
    'Look at the next five pieces before you place this one.',
    "Don't cover holes. A gap with a roof costs you every row above it.",
    "Hold a long piece until there's room for it.",
    'When the stack gets high, stop building and start clearing. Singles are fine if they save the game.',
  ],
  variants: {
    classic: 'Starts slowly, at level 1, and speeds up every ten rows.',
    sprint: 'Forty lines as fast as you can. The time is what counts.',
    modern: 'Tournament scoring: T-spins, combos, back-to-backs and drops. Higher levels score more.',
    'step-by-step': 'Nothing falls on its own. You make every step, and a screen reader tells you what happens.',
  },
  questions: [
    {
      slug: 'fair-pieces',
      question: 'Why do I never get the long piece?',
      answer:
        'You do, once in every seven pieces. All seven shapes come from one shuffled bag, so the longest wait is twelve other pieces.',
    },
    {
      slug: 't-spins',
      question: 'What is a T-spin?',
      answer:
        "Turning a T into a gap it couldn't drop into. It counts if the turn is the last move and three of the four corners around the T's center are blocked. If the open corner is next to the T's point, it's a mini T-spin and scores less. Only Modern scores T-spins.",
    },
    {
      slug: 'das-arr',
      question: 'What are DAS and ARR?',
      answer:
        'They control what happens when you hold an arrow key. DAS is the delay before the piece starts to slide. ARR is the time between steps after that. At 0 ms it goes straight to the wall. With a keyboard, you set both under More.',
    },
  ],
  mobileGame: {
    slug: 'block-blitz-go',
    why: 'Blocks without the rush: three at a time on an 8×8 board, and nothing ever falls.',
  },
  trademark: 'Tetris is a trademark of Tetris Holding, LLC, which has nothing to do with this game and does not endorse it.',
  updated: '2026-11-25',
};
