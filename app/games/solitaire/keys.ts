// Key table of Solitaire. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';
import { cardKeys } from '#app/card-kit/keys.ts';

export const keys: readonly KeyTableRow[] = [
  ...cardKeys.slice(0, 2),
  { keys: ['Home', 'End'], action: 'Jump to the stock or the last column' },
  ...cardKeys.slice(2),
  { keys: ['D'], action: 'Draw' },
];
