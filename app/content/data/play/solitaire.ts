// Texts of the page of Solitaire.
import type { PlayText } from '#app/content/schema/play-schema.ts';

export const play: PlayText = {
  title: 'Play Solitaire Online, Free, No Sign-Up',
  description:
    'Klondike Solitaire with deals that can all be won, unlimited undo and large-print cards. Free to play in your browser, no sign-up.',
  keywords: ['solitaire', 'solitaire online free', 'klondike solitaire', 'play solitaire', 'winnable solitaire'],
  intro:
    'This is Klondike, the solitaire that everybody means when they say solitaire. Bring all 52 cards home to the four foundations, ace to king, one suit each. We have played every one of our standard deals to the end before you get it, so you know it can be done.',
  rules: [
    'Columns go down by one in alternating colors: a black 6 on a red 7. A run of cards like that moves as one.',
    'Only a king, or a run that a king leads, may go to an empty column.',
    'When the last open card leaves a column, the one below turns over at once. That scores 5, and each card brought home scores 10.',
    'Draw as often as you like. An empty stock turns the waste over, in the same order, without limit.',
    'The top card of a foundation may come back to the columns if you need it there.',
    'Undo goes back to the first card, draws included, and gives the points back too.',
    'Under More there are four card backs, a four-color deck, large print, and a table with the stock on the right.',
    'Each kind of deal keeps its own statistics: a win in Draw three does not mix with the others.',
  ],
  tips: [
    'Turn over the columns with the most hidden cards first. The stock will still be there later.',
    'Do not empty a column until you have a king to put there. An empty column that nobody may enter is of no use.',
    'Send aces and twos home right away. Think twice about higher cards: you may want them to build on.',
    'If you can choose between two kings, take the one whose queen you already see.',
    'In draw three, count. Taking one card from the waste changes which cards you will see the next time around.',
  ],
  variants: {
    winnable: 'One card at a time, and only deals that can be won. We have the moves to prove it.',
    any: 'One card at a time and whatever the shuffle brings. Some deals cannot be won by anybody.',
    'draw-three': 'Three cards at a time, of which only the top one can be played. The stubborn version.',
  },
  questions: [
    {
      slug: 'winnable',
      question: 'Can every game of Solitaire be won?',
      answer:
        'Every deal of "Winnable deals" can. With random deals roughly four out of five could be won by somebody who saw all the cards; the rest of us win fewer than that.',
    },
    {
      slug: 'drag-or-tap',
      question: 'Do I have to drag the cards?',
      answer:
        'No. Tap a card and it goes to its best place; tap another lit place and it goes there instead. Dragging works too, and so does playing by keyboard alone.',
    },
  ],
  playModes: ['SinglePlayer'],
  bigSister: {
    slug: 'solitaire-go',
    why: 'The same game as an app, for when there is no signal: with a daily deal, six table colors and a left-handed layout.',
  },
  updated: '2026-11-22',
};
