// Key table of Tetris. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Left arrow', 'A'], action: 'Move the piece left', preferenceIds: ['tetris-left'] },
  { keys: ['Right arrow', 'D'], action: 'Move it right', preferenceIds: ['tetris-right'] },
  { keys: ['Up arrow', 'W', 'X'], action: 'Rotate it clockwise', preferenceIds: ['tetris-turn-right'] },
  { keys: ['Z'], action: 'Rotate it counterclockwise', preferenceIds: ['tetris-turn-left'] },
  { keys: ['Down arrow', 'S'], action: 'Soft drop', preferenceIds: ['tetris-down'] },
  { keys: ['Space'], action: 'Hard drop', preferenceIds: ['tetris-drop'] },
  { keys: ['C'], action: 'Hold it for later', preferenceIds: ['tetris-hold'] },
];
