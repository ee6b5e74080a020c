// The keys of Tetris, as a player reads them.
import type { KeyLine } from '#app/mini-games/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Left arrow', 'Right arrow', 'A', 'D'], does: 'Move the piece' },
  { keys: ['Up arrow', 'W', 'X'], does: 'Turn it right' },
  { keys: ['Z'], does: 'Turn it left' },
  { keys: ['Down arrow', 'S'], does: 'Drop it softly' },
  { keys: ['Space'], does: 'Drop it at once' },
  { keys: ['C'], does: 'Hold it for later' },
  { keys: ['Enter'], does: 'Play again, once the game is over' },
];
