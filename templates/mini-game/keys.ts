// The keys of Counter, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [{ keys: ['Enter', 'Space'], does: 'Press the button you are on' }];
