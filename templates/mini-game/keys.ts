// Key table of Counter. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [{ keys: ['Enter', 'Space'], action: 'Press the button you are on' }];
