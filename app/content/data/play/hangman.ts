// Texts of the page of Hangman.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Hangman Online, Free, No Sign-Up',
  description:
    'Guess the word letter by letter while six balloons keep our apricot in the air. A gentle Hangman, free to play in your browser.',
  keywords: ['hangman', 'hangman online', 'word guessing game', 'free hangman game', 'hangman for kids'],
  intro:
    'Our Hangman has no gallows. An apricot floats on six balloons, and every wrong letter pops one of them. Find the word before the last balloon goes, and it floats on. If you do not, it lands softly and asks for another go.',
  rules: [
    'A right letter opens everywhere it stands in the word, all at once.',
    'The sixth wrong letter ends the game.',
    'Trying the same letter again costs nothing; its key is switched off so that you can see what has been tried.',
    'No word comes back until you have had all of its list, and each list keeps its own count.',
    'If you lose, the letters you were missing are shown, marked so that you can tell them from the ones you found.',
  ],
  tips: [
    'Start with the vowels. E, A, I and O are in nearly everything, and they show you the bones of the word.',
    'Then try R, S, T, N and L. After those eight or nine letters most words give themselves up.',
    'Look at the length and the endings. An ING or an ER at the end is worth three guesses.',
    'The words of Six lives come from the workshop of people who make games and websites. That is a hint. A category is an even better one.',
  ],
  variants: {
    classic: 'Six balloons, six lives, no clock, and six words from our trade.',
    animals: 'From the zoo, the woods, and the bottom of the sea.',
    food: 'Fruit, vegetables, and what the bakery has today.',
    countries: 'A trip round the world, one letter at a time.',
    sports: 'On grass, on ice, and in the water.',
  },
  questions: [
    {
      slug: 'how-many-words',
      question: 'How many words are there?',
      answer:
        'Six in the game you start with: words that people in our trade use every day, so they are long but not mean. The categories have more than fifty each. You will see all words of a list once before any comes round again.',
    },
    {
      slug: 'for-children',
      question: 'Is it fine for children?',
      answer:
        'Yes. Nobody is hanged here: balloons pop, an apricot lands softly, and that is the worst that happens. There are no ads, no chat and no accounts.',
    },
  ],
  playModes: ['SinglePlayer'],
  updated: '2026-11-22',
};
