// The keys of 2048.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const READ_BOARD: KeyTableRow = { keys: ['b'], action: 'Have a screen reader read the board' };

export const keys: readonly KeyTableRow[] = [{ keys: ['Arrow keys', 'W, A, S, D'], action: 'Slide all tiles that way' }, READ_BOARD];
