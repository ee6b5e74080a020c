// Key table of Memory. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys'], action: 'Move from card to card' },
  { keys: ['Home', 'End'], action: 'Jump to the first or last card in the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], action: 'Jump to the first or last card on the board' },
  { keys: ['Enter', 'Space'], action: 'Turn the card' },
];
