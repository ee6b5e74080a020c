// Solitaire as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const solitaire: MiniGameEntry = {
  id: 'solitaire',
  title: 'Solitaire',
  description: 'The one that started it all for us: Klondike, one card at a time.',
  howToPlay: [
    'Build the four foundations by suit from ace to king.',
    'In the columns, cards go down by one in alternating colors; only a king opens an empty column.',
    'Drag, or tap a card to send it to its best place. By keyboard: arrow keys move, Enter picks up and puts down, D draws.',
  ],
  best: 'highest-score',
  canUndo: true,
  canResume: true,
  hasHints: true,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
