// What always holds in Snake.
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import { engine, type SnakeMove, type SnakeState } from '#app/mini-games/snake/rules/rules.ts';
import { CELL_COUNT, SIZE } from '#app/mini-games/snake/rules/grid.ts';
import { must, soakOf } from './soak-game.ts';

/** How far two cells lie apart along one axis, in cells. */
function distance(a: number, b: number, wraps: boolean): number {
  const far = Math.abs(a - b);
  return wraps ? Math.min(far, SIZE - far) : far;
}

function touch(a: number, b: number, { wraps }: SnakeState): boolean {
  return distance(Math.floor(a / SIZE), Math.floor(b / SIZE), wraps) + distance(a % SIZE, b % SIZE, wraps) === 1;
}

export const snake = soakOf({
  title: 'Snake',
  engine,
  randomMove(_, roll): SnakeMove {
    const kind = roll(10);
    if (kind < 6) return { type: 'tick' };
    return kind === 6 ? { type: 'start' } : { type: 'turn', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' };
  },
  checkState(state) {
    const { body, food, turns } = state;
    must(new Set(body).size === body.length, 'the snake lies twice on one cell');
    must(
      body.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < CELL_COUNT),
      'the snake has left the lawn',
    );
    for (let index = 1; index < body.length; index += 1)
      must(touch(body[index - 1] ?? -1, body[index] ?? -1, state), 'the snake is in pieces');
    must(
      food === null ? body.length === CELL_COUNT : !body.includes(food) && food >= 0 && food < CELL_COUNT,
      'the food lies where it cannot',
    );
    must(turns.length <= 2, 'more turns wait than two');
  },
  checkStep(before, after) {
    const hasEaten = after.body[0] === before.food && after.body[0] !== before.body[0];
    must(after.body.length - before.body.length === (hasEaten ? 1 : 0), 'the snake grew without food, or did not grow by it');
    must(engine.score(after) - engine.score(before) === (hasEaten ? 10 : 0), 'food is not ten points');
    must(hasEaten || after.food === before.food, 'the food moved by itself');
  },
});
