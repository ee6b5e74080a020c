// The keys of Color Match.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const NO_MATCH = { keys: ['ArrowLeft'], action: 'No Match' } as const;
export const MATCH = { keys: ['ArrowRight'], action: 'Match' } as const;

export const keys: readonly KeyTableRow[] = [{ keys: ['Enter', 'Space'], action: 'Start' }, NO_MATCH, MATCH];
