// Solitaire, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine } from '#app/mini-games/solitaire/rules/rules.ts';
import type { SolitaireMove } from '#app/mini-games/solitaire/rules/moves.ts';
import type { SolitaireOptions, SolitaireState } from '#app/mini-games/solitaire/rules/table.ts';
import { View } from '#app/mini-games/solitaire/view/view.tsx';

export const game: MiniGame<SolitaireState, SolitaireMove, SolitaireOptions> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'Build the four foundations by suit from ace to king; the columns go down by one in alternating colors, and only a king opens an empty one.',
      'Turned-up cards score 5, cards brought home score 10. Stuck? Undo as far as you like: our standard deals can all be won, we checked.',
      'Tap a card and it goes to its best place; the other places it could take light up for a moment, and a tap there moves it on. Or drag it, with all the cards that lie on it.',
      'By keyboard: Left and Right change the pile, Up and Down the card. Enter or A sends the card to its best place; Space picks it up, arrows choose a place, Enter puts it down and Escape lets go. D draws.',
    ],
    best: 'fastest-win',
    canUndo: true,
    canRedo: true,
    canResume: true,
    hasHints: true,
    isTimed: true,
    preferences: [
      { id: 'four-color', label: 'Four-color deck' },
      { id: 'large-print', label: 'Large print' },
    ],
    newGame: { label: 'New Game', asksFirst: true },
  },
};
