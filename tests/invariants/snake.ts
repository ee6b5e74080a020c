// What always holds in Snake.
import { must, type Invariants } from '#tests/bots/bot.ts';
import { scoreOf } from '#app/games/snake/results.ts';
import { CELL_COUNT, SIZE } from '#app/games/snake/rules/grid.ts';
import type { SnakeEvent, SnakeMove, SnakeState } from '#app/games/snake/rules/rules.ts';

/** How far two cells lie apart along one axis, in cells. */
function distance(a: number, b: number, wraps: boolean): number {
  const far = Math.abs(a - b);
  return wraps ? Math.min(far, SIZE - far) : far;
}

function touch(a: number, b: number, { wraps }: SnakeState): boolean {
  return distance(Math.floor(a / SIZE), Math.floor(b / SIZE), wraps) + distance(a % SIZE, b % SIZE, wraps) === 1;
}

/** The body as the events tell of it: each step takes the head of `after` and leaves what it says. */
function bodyAfter(before: SnakeState, after: SnakeState, events: readonly SnakeEvent[]): readonly number[] {
  const step = events.find(({ type }) => type === 'stepped' || type === 'ate');
  const grown = step ? [after.body[0] ?? -1, ...before.body] : before.body;
  return step?.type === 'stepped' ? grown.slice(0, -1) : grown;
}

export const invariants: Invariants<SnakeState, SnakeMove, SnakeEvent> = {
  checkState(state) {
    const { body, stones, stoneCount, food, turns } = state;
    const taken = new Set([...body, ...stones]);
    must(stones.length === stoneCount && taken.size === body.length + stoneCount, 'a stone is missing, or lies under the snake');
    must(new Set(body).size === body.length, 'the snake lies twice on one cell');
    must(
      body.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < CELL_COUNT),
      'the snake has left the lawn',
    );
    for (let index = 1; index < body.length; index += 1)
      must(touch(body[index - 1] ?? -1, body[index] ?? -1, state), 'the snake is in pieces');
    must(food === null ? taken.size === CELL_COUNT : !taken.has(food) && food >= 0 && food < CELL_COUNT, 'the food lies where it cannot');
    must(turns.length <= 2, 'more turns wait than two');
  },
  checkStep(before, after, by, events) {
    must(before.stones.join() === after.stones.join(), 'a stone has moved');
    const has = (type: SnakeEvent['type']) => events.some((event) => event.type === type);
    const hasEaten = after.body[0] === before.food && after.body[0] !== before.body[0];
    must(after.body.length - before.body.length === (hasEaten ? 1 : 0), 'the snake grew without food, or did not grow by it');
    must(scoreOf(after) - scoreOf(before) === (hasEaten ? 10 : 0), 'food is not ten points');
    must(hasEaten || after.food === before.food, 'the food moved by itself');
    must(has('ate') === hasEaten, 'a meal was not told, or told without one');
    must(bodyAfter(before, after, events).join() === after.body.join(), 'the events tell of another step');
    for (const event of events) if (event.type === 'stepped') must(event.left === before.body.at(-1), 'the tail left another cell');
    must(has('started') === (after.isStarted && !before.isStarted), 'the start was not told, or told twice');
    const turned = events.flatMap((event) => (event.type === 'turned' ? event.direction : []));
    must(typeof by === 'number' || [...before.turns, ...turned].join() === after.turns.join(), 'the events tell of other turns');
    must(has('died') === after.isDead, 'a death was not told, or told without one');
    must(typeof by !== 'number' || events.length === 1, 'a step by the clock is not one event');
  },
};
