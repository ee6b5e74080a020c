// Key table of FreeCell. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';
import { cardKeys } from '#app/card-kit/keys.ts';

export const keys: readonly KeyTableRow[] = [
  ...cardKeys,
  { keys: ['Home', 'End'], action: 'Jump to the first free cell or the last column' },
];
