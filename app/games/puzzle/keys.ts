// The keys of Puzzle, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], does: 'Slide a tile that way, into the gap' },
  { keys: ['Shift+arrow keys'], does: 'Walk from tile to tile' },
  { keys: ['Enter', 'Space'], does: 'Slide the tile you are on' },
];
