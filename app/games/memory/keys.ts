// The keys of Memory, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Arrow keys'], does: 'Move from card to card' },
  { keys: ['Home', 'End'], does: 'Jump to the first or the last card of the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Jump to the first or the last card of the board' },
  { keys: ['Enter', 'Space'], does: 'Turn the card' },
];
