// Describes what lies ahead of the snake, for screen readers.
import { DIRECTIONS, getOppositeDirection, type Direction } from '#app/game-kit/lib/directions.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { getNeighbor, SIZE } from './rules/grid.ts';
import { findCauseOfDeath, type SnakeState } from './rules/rules.ts';

/** Whether a step survives. */
export function isSafe(state: SnakeState, direction: Direction): boolean {
  return findCauseOfDeath(state, getNeighbor(state.body[0] as number, direction, state.wraps)) === null;
}

/** The obstacle straight ahead and its distance in steps. Body cells that the snake will have left by then do not count. */
function describeObstacle({ body, stones, heading, food, wraps }: SnakeState): string {
  let cell = body[0] as number;
  let { length } = body;
  for (let steps = 1; steps <= SIZE; steps += 1) {
    const next = getNeighbor(cell, heading, wraps);
    if (next === null) return `Wall ${steps} ahead`;
    if (stones.includes(next)) return `Stone ${steps} ahead`;
    const part = body.indexOf(next);
    if (part >= 0 && part + steps < length) return `Tail ${steps} ahead`;
    if (next === food) length += 1;
    cell = next;
  }
  return 'Nothing ahead';
}

/** The way to the food, not counting ways through an edge. */
function describeWay({ body: [head = 0], food }: SnakeState): string {
  const columns = getColumn(food ?? head, SIZE) - getColumn(head, SIZE);
  const rows = getRow(food ?? head, SIZE) - getRow(head, SIZE);
  const horizontal = columns === 0 ? [] : [`${Math.abs(columns)} ${columns > 0 ? 'right' : 'left'}`];
  const vertical = rows === 0 ? [] : [`${Math.abs(rows)} ${rows > 0 ? 'down' : 'up'}`];
  return [...horizontal, ...vertical].join(', ');
}

/** The way to the food, the obstacle ahead, and the deadly directions: 'Food 3 right, 2 up. Wall 4 ahead. Danger up'. */
export function describeOutlook(state: SnakeState): string {
  const sides = DIRECTIONS.filter((direction) => direction !== state.heading && direction !== getOppositeDirection(state.heading));
  const dangers = sides.filter((direction) => !isSafe(state, direction));
  const warning = dangers.length === 0 ? '' : `. Danger ${dangers.join(', ')}`;
  return `Food ${describeWay(state)}. ${describeObstacle(state)}${warning}`;
}
