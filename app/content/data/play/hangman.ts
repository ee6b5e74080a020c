// Texts of the page of Hangman.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Hangman Online, Free, No Sign-Up',
  description: 'Guess the word letter by letter while six balloons keep an apricot in the air. A gentle Hangman, free to play.',
  keywords: ['hangman', 'hangman online', 'word guessing game', 'free hangman game', 'hangman for kids'],
  tips: [
    'Start with the vowels. E, A, I and O are in nearly everything.',
    'Then try R, S, T, N and L. After those eight or nine letters, most words give themselves away.',
    'Look at the length and the ending. An ING or an ER is worth three guesses.',
    "The words in Six lives come from people who make games and websites. That's a hint.",
  ],
  variants: {
    classic: 'Six balloons, six lives, no clock, and six words from our trade.',
    mixed: 'Animals, food, countries and sports. The category of each word stands above it.',
  },
  questions: [
    {
      slug: 'how-many-words',
      question: 'How many words are there?',
      answer:
        "Six in the game you start with, all from our trade. Mixed words has more than two hundred. You'll see every word on a list once before any comes up again.",
    },
    {
      slug: 'for-children',
      question: 'Is it OK for kids?',
      answer: "Yes. Balloons pop, an apricot lands softly, and that's the worst that happens. There are no ads, no chat and no accounts.",
    },
  ],
  updated: '2026-11-22',
};
