// Helpers for tests of 2048: boards from drawings, and slides.
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { slideInto, NOTHING_MOVED, type Board } from '#app/games/2048/rules/board.ts';
import type { Event2048, State2048 } from '#app/games/2048/rules/rules.ts';

/** Parses a drawing of values, row by row, '.' for an empty cell. */
export function parseBoard(drawing: string): Board {
  return drawing
    .trim()
    .split(/\s+/)
    .map((value) => (value === '.' ? 0 : Math.log2(Number(value))));
}

export function createState(drawing: string, score = 0): State2048 {
  return { board: parseBoard(drawing), score, turns: 9, rng: 1 };
}

export function filterEvents<Type extends Event2048['type']>(type: Type, all: readonly Event2048[]): Extract<Event2048, { type: Type }>[] {
  return all.filter((event): event is Extract<Event2048, { type: Type }> => event.type === type);
}

/** Returns the board after a slide, before a new tile is added; the same object if nothing moves. */
export function slideBoard(cells: Board, direction: Direction): Board {
  const target = cells.slice();
  return slideInto(cells, direction, target) === NOTHING_MOVED ? cells : target;
}
