// The rules of the sliding puzzle.
import type { Engine, EngineStatus } from '#app/mini-games/rules.ts';
import { oppositeOf, type Direction } from '#app/mini-games/lib/directions.ts';
import { GAP, isOrdered, lineFrom, neighborOf, sizeOf, slid, type Line, type Tiles } from './board.ts';
import { deal } from './deal.ts';
import { outlookOf } from './solver.ts';

export interface PuzzleOptions {
  readonly size: number; // cells in a row
}

export interface PuzzleState {
  readonly tiles: Tiles;
  readonly moves: number; // tiles moved
  readonly last: { readonly tiles: readonly number[]; readonly direction: Direction } | null; // what has just slid
}

/** `slide` moves the tile of a cell, and all between it and the gap; `push` moves the tile that can go in a direction. */
export type PuzzleMove = { readonly type: 'slide'; readonly cell: number } | { readonly type: 'push'; readonly direction: Direction };

/** The line of tiles that a move slides; null when there is none. */
export function lineOf(tiles: Tiles, move: PuzzleMove): Line | null {
  switch (move.type) {
    case 'slide':
      return lineFrom(tiles, move.cell);
    case 'push': {
      const cell = neighborOf(tiles.indexOf(GAP), oppositeOf(move.direction), sizeOf(tiles));
      return cell === null ? null : lineFrom(tiles, cell);
    }
    default:
      move satisfies never;
      return null;
  }
}

function status({ tiles, moves }: PuzzleState): EngineStatus {
  return moves > 0 && isOrdered(tiles) ? 'won' : 'playing';
}

function refusal(state: PuzzleState, move: PuzzleMove): string | null {
  if (status(state) !== 'playing') return 'This puzzle is solved.';
  if (lineOf(state.tiles, move)) return null;
  if (move.type === 'push') return `No tile can move ${move.direction}.`;
  return state.tiles[move.cell] === GAP ? 'This is the gap.' : 'Only tiles in line with the gap can slide.';
}

function play(state: PuzzleState, move: PuzzleMove): PuzzleState {
  const line = status(state) === 'playing' ? lineOf(state.tiles, move) : null;
  if (line === null) return state;
  return {
    tiles: slid(state.tiles, line),
    moves: state.moves + line.cells.length,
    last: { tiles: line.cells.map((cell) => state.tiles[cell] ?? GAP), direction: line.direction },
  };
}

function movesInWords(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}

/** Numbers as they are read out: 3, 5 and 8. */
function listed(numbers: readonly number[]): string {
  return numbers.join(', ').replace(/, (?=\d+$)/, ' and ');
}

function describe(state: PuzzleState): string {
  const { tiles, moves, last } = state;
  if (status(state) === 'won') return `You Won! ${movesInWords(moves)}.`;
  if (last === null) return `Bring the tiles in order, 1 to ${tiles.length - 1}.`;
  return `${listed(last.tiles)} moved ${last.direction}. ${movesInWords(moves)}`;
}

/** Every slide, best first: what leads home soonest, whole lines after single tiles. */
function candidateMoves(state: PuzzleState): readonly PuzzleMove[] {
  if (status(state) !== 'playing') return [];
  return state.tiles
    .flatMap((_, cell) => {
      const line = lineFrom(state.tiles, cell);
      if (line === null) return [];
      const { slides, stagesAfter } = outlookOf(slid(state.tiles, line));
      return { cell, stagesAfter, slides: slides + line.cells.length, length: line.cells.length };
    })
    .toSorted((a, b) => a.stagesAfter - b.stagesAfter || a.slides - b.slides || a.length - b.length)
    .map(({ cell }) => ({ type: 'slide', cell }));
}

function explain({ tiles }: PuzzleState, move: PuzzleMove): string {
  const line = lineOf(tiles, move);
  if (line === null) return 'This does not slide.';
  const after = slid(tiles, line);
  const before = outlookOf(tiles);
  const { bringing, slides, stagesAfter } = outlookOf(after);
  const advice = `Slide ${listed(line.cells.map((cell) => tiles[cell] ?? GAP))} ${line.direction}`;
  if (isOrdered(after)) return `${advice}, and you are done.`;
  if (stagesAfter < before.stagesAfter) return `${advice}: that brings ${listed(before.bringing)} home.`;
  if (bringing.length > 0) return `${advice}: ${listed(bringing)} are home ${movesInWords(slides)} later.`;
  return `${advice}: you are done ${movesInWords(slides)} later.`;
}

/** Tiles slide into the gap until they read 1 to 8 (or 15) with the gap last; every tile that slides counts as a move. */
export const engine: Engine<PuzzleState, PuzzleMove, PuzzleOptions> = {
  version: 1,
  variants: [
    { label: '3 × 3', options: { size: 3 } },
    { label: '4 × 4', options: { size: 4 } },
  ],
  start: ({ size }, seed) => ({ tiles: deal(size, seed), moves: 0, last: null }),
  play,
  refusal,
  status,
  score: ({ moves }) => moves,
  describe,
  candidateMoves,
  explain,
};
