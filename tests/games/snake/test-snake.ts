// Creates snakes for tests.
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { SIZE } from '#app/games/snake/rules/grid.ts';
import { rules, type SnakeState } from '#app/games/snake/rules/rules.ts';

export const TICK_MS = 150; // by SNK2
export const CLASSIC = rules.variants[0].options;
export const STEPWISE = { ...CLASSIC, isStepwise: true };

export function getCell(row: number, column: number): number {
  return SIZE * row + column;
}

/** Creates a started game with a snake on the given cells, from its head: '5,5 5,6' are two cells of row 5. */
export function createState(cells: string, heading: Direction, food: readonly [number, number], options = CLASSIC): SnakeState {
  const body = Array.from(cells.matchAll(/(\d+),(\d+)/g), ([, row, column]) => getCell(Number(row), Number(column)));
  return { ...options, stones: [], body, heading, turns: [], food: getCell(...food), isStarted: true, isDead: false, rng: 1 };
}

/** Creates a snake of three cells that heads right. */
export function straight(row: number, column: number, food: readonly [number, number], options = CLASSIC): SnakeState {
  return createState(`${row},${column} ${row},${column - 1} ${row},${column - 2}`, 'right', food, options);
}
