// The keys of Solitaire, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Left arrow', 'Right arrow'], does: 'Change the pile' },
  { keys: ['Up arrow', 'Down arrow'], does: 'Change the card' },
  { keys: ['Home', 'End'], does: 'Jump to the stock, or to the last column' },
  { keys: ['Enter', 'A'], does: 'Send the card to its best place' },
  { keys: ['Space'], does: 'Pick the card up; arrow keys then choose a place' },
  { keys: ['Enter', 'Space'], does: 'Put the picked-up card down' },
  { keys: ['Escape'], does: 'Let go of the picked-up card' },
  { keys: ['D'], does: 'Draw' },
];
