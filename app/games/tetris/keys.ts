// The keys of Tetris, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Left arrow', 'A'], does: 'Move the piece left', setBy: ['tetris-left'] },
  { keys: ['Right arrow', 'D'], does: 'Move it right', setBy: ['tetris-right'] },
  { keys: ['Up arrow', 'W', 'X'], does: 'Turn it right', setBy: ['tetris-turn-right'] },
  { keys: ['Z'], does: 'Turn it left', setBy: ['tetris-turn-left'] },
  { keys: ['Down arrow', 'S'], does: 'Drop it softly', setBy: ['tetris-down'] },
  { keys: ['Space'], does: 'Drop it at once', setBy: ['tetris-drop'] },
  { keys: ['C'], does: 'Hold it for later', setBy: ['tetris-hold'] },
  { keys: ['Enter'], does: 'Play again, once the game is over' },
];
