// The keys of Counter, as a player reads them.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [{ keys: ['Enter', 'Space'], action: 'Press the button you are on' }];
