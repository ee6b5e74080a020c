// Boards of 2048 that its tests begin with, and what becomes of them.
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { slideInto, STILL, valueOf, type Board } from '#app/games/2048/rules/board.ts';
import type { Event2048, State2048 } from '#app/games/2048/rules/rules.ts';

/** A board from a drawing of values, row by row, '.' for an empty cell. */
export function board(drawing: string): Board {
  return drawing
    .trim()
    .split(/\s+/)
    .map((value) => (value === '.' ? 0 : Math.log2(Number(value))));
}

export function given(drawing: string, score = 0): State2048 {
  return { board: board(drawing), score, turns: 9, rng: 1 };
}

export function eventsOf<Type extends Event2048['type']>(type: Type, all: readonly Event2048[]): Extract<Event2048, { type: Type }>[] {
  return all.filter((event): event is Extract<Event2048, { type: Type }> => event.type === type);
}

export function sum(cells: Board): number {
  return cells.reduce((total, power) => total + valueOf(power), 0);
}

/** The board that a slide leads to, before a tile comes; the same board when nothing moves. */
export function slid(cells: Board, direction: Direction): Board {
  const target = cells.slice();
  return slideInto(cells, direction, target) === STILL ? cells : target;
}
