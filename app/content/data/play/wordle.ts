// Texts of the page of Wordle.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Wordle Online, Free, No Sign-Up',
  description:
    'Five letters, six tries, and as many games in a row as you like, with a hard mode and high-contrast colors. Free in your browser.',
  keywords: ['wordle', 'wordle online', 'five letter word game', 'word guessing game', 'wordle hard mode'],
  rules: ['Right places are marked first. Then, from left to right, each other letter is marked only as often as the word still has it.'],
  tips: [
    'Open with five different letters, two or three of them vowels.',
    'If your first guess told you little, use five new letters for the second. Ten letters cover most of what matters.',
    "Yellow tells you two things: the letter is in the word, and it's not here.",
    'Watch for double letters. A second L is easy to miss.',
    'Classic words come from the world of games. Unlimited words are everyday words, never plurals with an S.',
  ],
  variants: {
    classic: 'Guess any five letters, six times.',
    hard: "You have to use what you've found in every later guess. You can turn it off in the middle of a game.",
    unlimited: 'More than two thousand everyday words, and every guess has to be a word too.',
  },
  questions: [
    {
      slug: 'more-than-one',
      question: 'Can I play more than one a day?',
      answer:
        "Yes, as many as you like. There's no limit, no account and no waiting. For one word a day, the same for everyone, play the Daily Wordle. Your streak and guesses are saved on this device.",
    },
    {
      slug: 'how-many-words',
      question: 'How many words are there to find?',
      answer:
        'Six in Classic and in hard mode, all from the world of games. Unlimited uses more than two thousand everyday words, picked by hand and fine for the whole family.',
    },
  ],
  trademark: 'Wordle is a trademark of The New York Times Company, which has nothing to do with this game and does not endorse it.',
  updated: '2026-11-25',
};
