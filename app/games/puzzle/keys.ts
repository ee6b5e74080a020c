// The keys of Puzzle, as a player reads them.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], action: 'Slide a tile that way, into the gap' },
  { keys: ['Shift+arrow keys'], action: 'Walk from tile to tile' },
  { keys: ['Enter', 'Space'], action: 'Slide the tile you are on' },
];
