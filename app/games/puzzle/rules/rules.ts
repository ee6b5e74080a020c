// The rules of the sliding puzzle.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { findNeighbor } from '#app/game-kit/lib/grid.ts';
import { GAP, isOrdered, isSolvable, createOrderedTiles, findLine, getSize, slideLine } from './board.ts';
import type { Tiles, Line } from './board.ts';
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { getOppositeDirection, type Direction } from '#app/game-kit/lib/directions.ts';

/** Swaps the first two tiles: the result is solvable exactly if the input is not. */
function swapFirstTiles(tiles: Tiles): Tiles {
  const [first = 0, second = 0] = tiles.flatMap((tile, cell) => (tile === GAP ? [] : [cell]));
  return tiles.with(first, tiles[second] ?? GAP).with(second, tiles[first] ?? GAP);
}

/** A solvable board other than the solved one; all are equally likely. */
export function deal(size: number, seed: number): Tiles {
  let rng = seed;
  for (;;) {
    let shuffled: Tiles;
    [shuffled, rng] = shuffle(rng, createOrderedTiles(size));
    const tiles = isSolvable(shuffled) ? shuffled : swapFirstTiles(shuffled);
    if (!isOrdered(tiles)) return tiles;
  }
}

export interface PuzzleOptions {
  readonly size: number; // cells in a row
}

export interface PuzzleState {
  readonly dealt: Tiles;
  readonly tiles: Tiles;
  readonly moves: number; // tiles moved
}

/** `slide` moves the tile of a cell and all tiles between it and the gap; `push` moves the tile that can go in a direction. */
export type PuzzleMove = { readonly type: 'slide'; readonly cell: number } | { readonly type: 'push'; readonly direction: Direction };

export interface PuzzleEvent {
  readonly type: 'slid';
  readonly tiles: readonly number[]; // starting with the one that moved into the gap
  readonly direction: Direction;
}

/** The line of tiles that a move slides; null if there is none. */
export function findMoveLine(tiles: Tiles, move: PuzzleMove): Line | null {
  switch (move.type) {
    case 'slide':
      return findLine(tiles, move.cell);
    case 'push': {
      const cell = findNeighbor(tiles.indexOf(GAP), getOppositeDirection(move.direction), getSize(tiles));
      return cell === null ? null : findLine(tiles, cell);
    }
    default:
      move satisfies never;
      return null;
  }
}

/** Explains to the player why no tile slides. */
function explainRefusal(tiles: Tiles, move: PuzzleMove): string {
  if (move.type === 'push') return `No tile can move ${move.direction}.`;
  return tiles[move.cell] === GAP ? "That's the gap." : 'Only tiles in line with the gap can slide.';
}

/** A board counts as solved only after at least one move. */
function getOutcome({ tiles, moves }: PuzzleState): Outcome | null {
  return moves > 0 && isOrdered(tiles) ? { result: 'won' } : null;
}

/** The goal is 1 to 8 (15, 24) in order with the gap last; every tile that slides counts as a move. */
export const rules: Rules<PuzzleState, PuzzleMove, PuzzleEvent, PuzzleOptions> = {
  version: 1,
  variants: [
    { id: '3x3', label: '3 × 3', pace: 'turns', options: { size: 3 } },
    { id: '4x4', label: '4 × 4', pace: 'turns', options: { size: 4 } },
    { id: '5x5', label: '5 × 5', pace: 'turns', options: { size: 5 } },
  ],
  start({ size }, seed) {
    const tiles = deal(size, seed);
    return { dealt: tiles, tiles, moves: 0 };
  },
  play(state, move) {
    if (getOutcome(state)) return { refused: 'This puzzle is solved.' };
    const { tiles, moves } = state;
    const line = findMoveLine(tiles, move);
    if (line === null) return { refused: explainRefusal(tiles, move) };
    return {
      state: { ...state, tiles: slideLine(tiles, line), moves: moves + line.cells.length },
      events: [{ type: 'slid', tiles: line.cells.map((cell) => tiles[cell] ?? GAP), direction: line.direction }],
    };
  },
  outcome: getOutcome,
};
