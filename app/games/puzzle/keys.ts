// Key table of Puzzle. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], action: 'Slide a tile that way into the gap' },
  { keys: ['Shift+arrow keys'], action: 'Move from tile to tile' },
  { keys: ['Enter', 'Space'], action: "Slide the tile you're on" },
];
