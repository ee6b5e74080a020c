// Texts of the page of Tic Tac Toe.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Tic Tac Toe Online, Free, No Sign-Up',
  description:
    'Play Tic Tac Toe in your browser: two players at one screen, or you against a computer that never loses. Free, with nothing to install.',
  keywords: ['tic tac toe', 'tic tac toe online', 'noughts and crosses', 'tic tac toe two players', 'unbeatable tic tac toe'],
  intro:
    'Nine cells, two players, and about forty seconds of suspense. Pass the phone across the table, or play the computer, which comes in three moods: easy, watchful, and never once beaten. With best play on both sides the game is always a draw, so the fun is in who blinks first.',
  rules: [
    'X always moves first, and the two of you take turns. A cell that is taken stays taken.',
    'One move can finish two lines at once. Both are marked, and it still counts as one win.',
    'If the ninth mark completes a line, that is a win and not a draw.',
    'Against the computer, Undo takes back its reply along with your move, so it is your turn again.',
    'Wins for X, wins for O and draws are counted for as long as you keep playing on this device.',
  ],
  tips: [
    'Open in a corner. It leaves the other player only one answer that does not lose against best play: the center.',
    'Make two threats at once. If two of your lines lack only one mark each, no single reply can stop both.',
    'If X opens in a corner, take the center. If X opens in the center, take a corner, never an edge.',
    'Before you attack, look whether the other side is one mark away from winning. Most lost games are one glance short.',
  ],
  variants: {
    'two-players': 'Two people at one screen, taking turns. No computer, no mercy needed.',
    easy: 'The computer puts its marks anywhere that is free. Good for a first win, and for small children.',
    medium: 'The computer sees a win, and sees yours coming. Two threats at once are too much for it.',
    hard: 'The computer looks all the way to the end of the game. A draw is the best that anybody gets.',
    'hard-first': 'The same unbeatable computer, but it plays X and moves first. Holding the draw is harder from here.',
  },
  questions: [
    {
      slug: 'can-x-always-win',
      question: 'Can the first player always win?',
      answer:
        'No. If both sides play well, every game ends in a draw. Moving first gives you more ways to set a trap, but a careful opponent walks around all of them.',
    },
    {
      slug: 'beat-the-computer',
      question: 'Can I beat the unbeatable computer?',
      answer:
        'You cannot, and we checked: it was played through every game there is, as X and as O, and it never lost one. The easy computer can be beaten as often as you like.',
    },
  ],
  playModes: ['SinglePlayer', 'MultiPlayer'],
  updated: '2026-11-22',
};
