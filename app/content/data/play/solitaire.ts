// Texts of the page of Solitaire.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Solitaire Online, Free, No Sign-Up',
  description: 'Klondike Solitaire with winnable deals, undo, hints and large-print cards. Free to play, no sign-up.',
  keywords: ['solitaire', 'solitaire online free', 'klondike solitaire', 'play solitaire', 'winnable solitaire'],
  rules: [
    'Go through the stock as often as you like. Its order never changes.',
    'You can move the top card of a foundation back to the columns.',
  ],
  tips: [
    'Turn over the columns with the most hidden cards first. The stock can wait.',
    "Don't empty a column until you have a king for it.",
    'Send aces and twos to the foundations right away. Think twice about higher cards: you may want to build on them.',
    'If you can choose between two kings, take the one whose queen you can already see.',
    'In draw three, count. Taking one card from the waste changes which cards you see next time around.',
  ],
  variants: {
    winnable: 'One card at a time, winnable deals only.',
    any: "One card at a time and whatever the shuffle brings. Some deals can't be won.",
    'draw-three': 'Three cards at a time, and only the top one can be played.',
  },
  questions: [
    {
      slug: 'winnable',
      question: 'Can every game of Solitaire be won?',
      answer:
        'Every one of the "Winnable deals" can. Of random deals, about four out of five could be won by someone who saw all the cards. The rest of us win fewer.',
    },
    {
      slug: 'drag-or-tap',
      question: 'Do I have to drag the cards?',
      answer:
        'No. Tap a card and it goes to its best spot. Tap another lit spot and it goes there instead. You can also play with just the keyboard.',
    },
  ],
  mobileGame: {
    slug: 'solitaire-go',
    why: "The same game as an app, for when there's no signal, with a daily deal, a four-color deck and a left-handed layout.",
  },
  updated: '2026-11-22',
};
