// The keys that all card games share. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const cardKeys: readonly KeyTableRow[] = [
  { keys: ['Left arrow', 'Right arrow'], action: 'Change the pile' },
  { keys: ['Up arrow', 'Down arrow'], action: 'Change the card' },
  { keys: ['Enter', 'A'], action: 'Send the card to its best place' },
  { keys: ['Space'], action: 'Pick the card up; arrow keys then choose a place' },
  { keys: ['Enter', 'Space'], action: 'Put the picked-up card down' },
  { keys: ['Escape'], action: 'Let go of the picked-up card' },
];
