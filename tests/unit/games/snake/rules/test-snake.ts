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

/** Creates a started game with a snake on the given cells, [row, column] from the head. */
export function createState(
  body: readonly (readonly [number, number])[],
  heading: Direction,
  food: readonly [number, number],
  options = CLASSIC,
): SnakeState {
  const cells = body.map(([row, column]) => getCell(row, column));
  return { ...options, stones: [], body: cells, heading, turns: [], food: getCell(...food), isStarted: true, isDead: false, rng: 1 };
}

/** Creates a snake of three cells that heads right. */
export function straight(row: number, column: number, food: readonly [number, number], options = CLASSIC): SnakeState {
  return createState(
    [0, 1, 2].map((back) => [row, column - back] as const),
    'right',
    food,
    options,
  );
}
