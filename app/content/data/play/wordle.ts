// Texts of the page of Wordle.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Wordle Online, Free, No Sign-Up',
  description:
    'Five letters, six tries, and as many games in a row as you like. A Wordle with a hard mode and a high-contrast look, free in your browser.',
  keywords: ['wordle', 'wordle online', 'five letter word game', 'word guessing game', 'wordle hard mode'],
  intro:
    'Guess the word of five letters in six tries. After each guess every letter tells you how warm you are: in the right place, somewhere else in the word, or not in it at all. When you have found it, there is another one waiting. No need to come back tomorrow.',
  rules: [
    'In Classic and in hard mode any five letters will do as a guess. That allows for some creative openings. In Unlimited and on daily boards, a guess has to be a word that our list knows.',
    'Right places are marked first. Then, from left to right, each remaining letter is marked only as often as the word still has it.',
    'A guess that is too short, or not in the list, costs nothing. Your letters stay where they are.',
    'A letter on the keyboard only ever gets better news: from "not in it" to "elsewhere" to "right place".',
    'The same word never comes twice in a row.',
  ],
  tips: [
    'Open with different letters, and with two or three vowels. Repeated letters waste a tile this early.',
    'Use your second guess for five new letters if the first one told you little. Ten letters cover most of the alphabet that matters.',
    'Yellow tells you two things: the letter is in the word, and it is not here.',
    'Watch for double letters. Many a last row has been lost to a second L.',
    'The words of Classic come from the world of games and the people who make them. Those of Unlimited are everyday words, never plurals with an S.',
  ],
  variants: {
    classic: 'Guess whatever you like, six times.',
    hard: 'Whatever you have found has to be used in every later guess. If it gets too hard, you can leave it in the middle of a game.',
    daily: 'More than two thousand everyday words to find, and a guess has to be a word, too.',
  },
  questions: [
    {
      slug: 'more-than-one',
      question: 'Can I play more than one a day?',
      answer:
        'Yes, as many as you like. There is no limit, no account and no waiting. For one word a day that is the same for everyone, there is the Daily Wordle. Your streak and your guesses are counted on this device.',
    },
    {
      slug: 'how-many-words',
      question: 'How many words are there to find?',
      answer:
        'Six in Classic and in hard mode, all from the world of games: a quick warm-up. Unlimited draws from more than two thousand everyday words, picked by hand to be fair and fit for the whole family.',
    },
  ],
  playModes: ['SinglePlayer'],
  trademark: 'Wordle is a trademark of The New York Times Company, which has nothing to do with this game and does not endorse it.',
  updated: '2026-11-25',
};
