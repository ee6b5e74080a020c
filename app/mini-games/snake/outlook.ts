// What a snake has before it, in words for players who listen and as directions that are safe.
import { DIRECTIONS, oppositeOf, STEPS, type Direction } from '#app/mini-games/lib/directions.ts';
import { columnOf, neighborOf, rowOf } from '#app/mini-games/snake/rules/grid.ts';

/** Whether a step from the head stays on the lawn and off the body, whose last cell becomes free in the same moment. */
function isSafe(body: readonly number[], direction: Direction, wraps: boolean): boolean {
  const next = neighborOf(body[0] as number, direction, wraps);
  return next !== null && !body.slice(0, -1).includes(next);
}

/** How many steps ahead something stands in the way, and what. */
function obstacleAhead(body: readonly number[], heading: Direction, wraps: boolean): string {
  let cell = body[0] as number;
  for (let steps = 1; ; steps += 1) {
    const next = neighborOf(cell, heading, wraps);
    if (next === null) return `wall ${steps} ahead`;
    if (body.includes(next)) return `tail ${steps} ahead`;
    cell = next;
  }
}

function way(head: number, food: number): string {
  const columns = columnOf(food) - columnOf(head);
  const rows = rowOf(food) - rowOf(head);
  const across = columns === 0 ? [] : [`${Math.abs(columns)} ${columns > 0 ? 'right' : 'left'}`];
  const along = rows === 0 ? [] : [`${Math.abs(rows)} ${rows > 0 ? 'down' : 'up'}`];
  return [...across, ...along].join(', ');
}

/** The way to the food, what stands ahead, and to which sides a step would be the last: 'Food 3 right, 2 up; wall 4 ahead; danger up'. */
export function outlook(body: readonly number[], heading: Direction, food: number, wraps: boolean): string {
  const sides = DIRECTIONS.filter((direction) => direction !== heading && direction !== oppositeOf(heading));
  const dangers = sides.filter((direction) => !isSafe(body, direction, wraps));
  const warning = dangers.length === 0 ? '' : `; danger ${dangers.join(', ')}`;
  return `Food ${way(body[0] as number, food)}; ${obstacleAhead(body, heading, wraps)}${warning}`;
}

/** Every direction but backwards, the safe ones first and among them those that lead towards the food. */
export function safeDirections(body: readonly number[], heading: Direction, food: number | null, wraps: boolean): Direction[] {
  const head = body[0] as number;
  const target = food ?? head;
  const gain = (direction: Direction) =>
    STEPS[direction].rows * Math.sign(rowOf(target) - rowOf(head)) +
    STEPS[direction].columns * Math.sign(columnOf(target) - columnOf(head));
  const rank = (direction: Direction) => gain(direction) + (isSafe(body, direction, wraps) ? 3 : 0);
  return DIRECTIONS.filter((direction) => direction !== oppositeOf(heading)).toSorted((a, b) => rank(b) - rank(a));
}
