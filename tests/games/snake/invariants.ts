// Invariants of Snake, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { CELL_COUNT, SIZE } from '#app/games/snake/rules/grid.ts';
import { getScore, type SnakeEvent, type SnakeMove, type SnakeState } from '#app/games/snake/rules/rules.ts';

/** Distance of two cells along one axis. */
function getDistance(a: number, b: number, wraps: boolean): number {
  const far = Math.abs(a - b);
  return wraps ? Math.min(far, SIZE - far) : far;
}

function areAdjacent(a: number, b: number, { wraps }: SnakeState): boolean {
  return getDistance(Math.floor(a / SIZE), Math.floor(b / SIZE), wraps) + getDistance(a % SIZE, b % SIZE, wraps) === 1;
}

/** The body according to the events: each step adds the head of `after` and removes the cell it names. */
function replayBody(before: SnakeState, after: SnakeState, events: readonly SnakeEvent[]): readonly number[] {
  const step = events.find(({ type }) => type === 'stepped' || type === 'ate');
  const grown = step ? [after.body[0] ?? -1, ...before.body] : before.body;
  return step?.type === 'stepped' ? grown.slice(0, -1) : grown;
}

export const invariants: Invariants<SnakeState, SnakeMove, SnakeEvent> = {
  checkState(state) {
    const { body, stones, stoneCount, food, turns } = state;
    const taken = new Set([...body, ...stones]);
    assertHolds(stones.length === stoneCount && taken.size === body.length + stoneCount, 'a stone is missing or is under the snake');
    assertHolds(new Set(body).size === body.length, 'the snake occupies a cell twice');
    assertHolds(
      body.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < CELL_COUNT),
      'the snake has left the lawn',
    );
    for (let index = 1; index < body.length; index += 1)
      assertHolds(areAdjacent(body[index - 1] ?? -1, body[index] ?? -1, state), 'the snake is in pieces');
    assertHolds(food === null || (!taken.has(food) && food >= 0 && food < CELL_COUNT), 'the food is on an invalid cell');
    assertHolds((food === null) === (taken.size === CELL_COUNT), 'food is missing');
    assertHolds(turns.length <= 2, 'more than two turns are queued');
  },
  checkStep(before, after, by, events) {
    assertHolds(before.stones.join() === after.stones.join(), 'a stone has moved');
    const has = (type: SnakeEvent['type']) => events.some((event) => event.type === type);
    const hasEaten = before.food === after.body[0] && after.body[0] !== before.body[0];
    assertHolds(after.body.length - before.body.length === (hasEaten ? 1 : 0), 'the snake grew without food, or did not grow by it');
    assertHolds(getScore(after) - getScore(before) === (hasEaten ? 10 : 0), 'food is not ten points');
    assertHolds(hasEaten || after.food === before.food, 'the food moved by itself');
    assertHolds(has('ate') === hasEaten, 'the ate event does not match the step');
    assertHolds(replayBody(before, after, events).join() === after.body.join(), 'the events do not match the step');
    for (const event of events)
      if (event.type === 'stepped') assertHolds(event.left === before.body.at(-1), 'the stepped event has the wrong cell');
    assertHolds(has('started') === (after.isStarted && !before.isStarted), 'the started event does not match the state');
    const turned = events.flatMap((event) => (event.type === 'turned' ? event.direction : []));
    assertHolds(
      typeof by === 'number' || [...before.turns, ...turned].join() === after.turns.join(),
      'the events do not match the queued turns',
    );
    assertHolds(has('died') === after.isDead, 'the died event does not match the state');
    assertHolds(typeof by !== 'number' || events.length === 1, 'a time step does not have exactly one event');
  },
};
