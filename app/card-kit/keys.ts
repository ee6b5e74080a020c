// The keys that all card games share. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const cardKeys: readonly KeyTableRow[] = [
  { keys: ['Left arrow', 'Right arrow'], action: 'Switch piles' },
  { keys: ['Up arrow', 'Down arrow'], action: 'Move within the pile' },
  { keys: ['Enter', 'A'], action: 'Send the card to its best spot' },
  { keys: ['Space'], action: 'Pick up the card, then aim with the arrow keys' },
  { keys: ['Enter', 'Space'], action: 'Put the card down' },
  { keys: ['Escape'], action: 'Put the card back' },
];
