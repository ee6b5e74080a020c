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
    'step-by-step': 'Nothing falls on its own. You make every step, and a screen reader tells you what happens.',
  },
  questions: [
    {
      slug: 'fair-pieces',
      question: 'Why do I never get the long piece?',
      answer:
        'You do, once in every seven pieces. All seven shapes come from one shuffled bag, so the longest wait is twelve other pieces.',
    },
  ],
  mobileGame: {
    slug: 'block-blitz-go',
    why: 'Blocks without the rush: three at a time on an 8×8 board, and nothing ever falls.',
  },
  trademark: 'Tetris is a trademark of Tetris Holding, LLC, which has nothing to do with this game and does not endorse it.',
  updated: '2026-11-25',
};
