// The keys of Counter, for the table of keyboard shortcuts.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [{ keys: ['Enter', 'Space'], action: 'Press the button you are on' }];
