// Game definition of Puzzle: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { type PuzzleEvent, type PuzzleMove, type PuzzleOptions, type PuzzleState, rules } from './rules/rules.ts';
import { FEWEST, type ResultLine } from '#app/game-kit/lib/figures.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { GAP, getSize, type Tiles } from './rules/board.ts';
import { countSlidesToOrder } from './rules/distances.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { daily } from './daily.ts';
import { hints } from './hints.ts';
import { PICTURE, text } from './text.ts';
import { View } from './view/view.tsx';

/** How far the player was from the fewest moves, which are known for 3 × 3 boards alone. */
function summarize({ dealt, moves }: PuzzleState): readonly ResultLine[] {
  if (getSize(dealt) > 3) return [];
  const fewest = countSlidesToOrder(dealt);
  return [moves === fewest ? "That's the fewest possible!" : [FEWEST, `${fewest} (${moves - fewest} fewer)`]];
}

/** Each tile slides at least as far as its place is; 3 × 3 boards are known exactly. */
function countLeast(tiles: Tiles): number {
  const size = getSize(tiles);
  if (size === 3) return countSlidesToOrder(tiles);
  const countSteps = (tile: number, cell: number) =>
    Math.abs(getRow(cell, size) - getRow(tile - 1, size)) + Math.abs(getColumn(cell, size) - getColumn(tile - 1, size));
  return tiles.reduce((sum, tile, cell) => sum + (tile === GAP ? 0 : countSteps(tile, cell)), 0);
}

export const game: MiniGame<PuzzleState, PuzzleMove, PuzzleEvent, PuzzleOptions> = {
  rules,
  text,
  View,
  howToPlay: [
    'Slide tiles into the gap until they read 1 to 8, row by row, with the gap last. Larger boards have more tiles. Every tile that slides counts as a move.',
    'Click, tap or drag a tile next to the gap. A tile farther along the same row or column pushes the tiles in between. A swipe anywhere else slides the tile that can go that way.',
  ],
  brief: {
    touch: 'Tap a tile beside the gap, put the numbers in order.',
    keys: 'Slide tiles with the arrow keys, put the numbers in order.',
  },
  keys: [
    { keys: ['Arrow keys', 'W, A, S, D'], action: 'Slide a tile that way into the gap' },
    { keys: ['Shift+arrow keys'], action: 'Move from tile to tile' },
    { keys: ['Enter', 'Space'], action: "Slide the tile you're on" },
  ],
  undoSupport: 'undo',
  restartUnit: 'puzzle',
  hints,
  results: {
    score: { getScore: ({ moves }) => moves, name: 'moves', better: 'lower' },
    bounds: (_, start) => ({ least: countLeast(start().dealt) }),
    time: (ms) => ms,
    summary: summarize,
    sharedFigures: ({ moves }, time) => [`${formatCount(moves, 'move')} in ${time}`],
  },
  turningPoints: {
    supports: ({ size }) => size === 3,
    afterWin: ({ dealt, moves }) => (moves > countSlidesToOrder(dealt) ? 'First Wasted Move' : null),
    find: async (history, moves) => (await import('./turning-point.ts')).findTurningPoint(history, moves),
  },
  preferences: [PICTURE],
  daily,
  sounds: {
    slid: 'place',
  },
};
