// Texts of the page of Tic Tac Toe.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Tic Tac Toe Online, Free, No Sign-Up',
  description:
    'Play Tic Tac Toe in your browser: two players on one screen, or you against a computer that never loses. Free, with nothing to install.',
  keywords: ['tic tac toe', 'tic tac toe online', 'noughts and crosses', 'tic tac toe two players', 'unbeatable tic tac toe'],
  tips: [
    'Open in a corner. Against perfect play, only the center keeps the other player from losing.',
    'Make two threats at once. No single reply can stop both.',
    'If X opens in a corner, take the center. If X opens in the center, take a corner, never an edge.',
    'Before you attack, check whether the other side is one mark away from winning.',
  ],
  variants: {
    'two-players': 'Two people on one screen, taking turns.',
    easy: "The computer plays anywhere that's free. Good for a first win and for small kids.",
    medium: 'The computer sees its wins and yours coming. Two threats at once are too much for it.',
    hard: 'The computer looks all the way to the end of the game. A draw is the best you can get.',
  },
  questions: [
    {
      slug: 'can-x-always-win',
      question: 'Can the first player always win?',
      answer:
        'No. If both sides play well, every game ends in a draw. Moving first gives you more ways to set a trap, but a careful opponent avoids all of them.',
    },
    {
      slug: 'beat-the-computer',
      question: 'Can I beat the unbeatable computer?',
      answer: 'No, and we checked: in every possible game, it never loses. You can beat the easy computer as often as you like.',
    },
  ],
  updated: '2026-11-22',
};
