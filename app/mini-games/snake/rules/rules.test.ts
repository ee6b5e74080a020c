import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, oppositeOf, type Direction } from '#app/mini-games/lib/directions.ts';
import { engine, START_LENGTH, type SnakeState } from './rules.ts';
import { placeFood } from './food.ts';
import { cellAt, CELL_COUNT, columnOf, neighborOf, rowOf, SIZE } from './grid.ts';

const CLASSIC = { wraps: false, isStepwise: false };
const NO_WALLS = { wraps: true, isStepwise: false };
const STEPWISE = { wraps: false, isStepwise: true };
const TICK = { type: 'tick' } as const;

const turn = (state: SnakeState, ...directions: readonly Direction[]) =>
  directions.reduce((current, direction) => engine.play(current, { type: 'turn', direction }), state);
const tick = (state: SnakeState, times = 1) =>
  Array.from({ length: times }).reduce<SnakeState>((current) => engine.play(current, TICK), state);

/** A started snake on the given cells, [row, column] from the head. */
function given(
  body: readonly (readonly [number, number])[],
  heading: Direction,
  food: readonly [number, number],
  options = CLASSIC,
): SnakeState {
  const cells = body.map(([row, column]) => cellAt(row, column));
  return { ...options, body: cells, heading, turns: [], food: cellAt(...food), isStarted: true, isDead: false, rng: 1 };
}

const RIGHT = given(
  [
    [10, 10],
    [10, 9],
    [10, 8],
  ],
  'right',
  [0, 0],
);
const headOf = ({ body }: SnakeState) => [rowOf(body[0] ?? -1), columnOf(body[0] ?? -1)];

describe('the start', () => {
  it('SNK1 has three cells in the middle, heading right, and food beside them', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const state = engine.start(CLASSIC, seed);
      expect(state.body).toEqual([cellAt(10, 10), cellAt(10, 9), cellAt(10, 8)]);
      expect(state.heading).toBe('right');
      expect(state.body).not.toContain(state.food);
    }
  });

  it('waits for Start or for the first turn, and no tick is due before', () => {
    const state = engine.start(CLASSIC, 1);
    expect(engine.clock?.period(state)).toBeNull();
    expect(engine.play(state, TICK)).toBe(state);
    expect(engine.hasBegun?.(state)).toBe(false);
    const started = engine.play(state, { type: 'start' });
    expect(engine.hasBegun?.(started)).toBe(true);
    expect(engine.play(started, { type: 'start' })).toBe(started);
    for (const direction of DIRECTIONS) expect(engine.clock?.period(turn(state, direction))).toBe(150);
    expect(headOf(tick(turn(state, 'up')))).toEqual([9, 10]);
    expect(headOf(tick(turn(state, 'left')))).toEqual([10, 11]);
  });
});

describe('steering', () => {
  it('SNK2 moves one cell with each tick of 150 ms, at every length', () => {
    const long = given(
      Array.from({ length: 15 }, (_, index) => [10, 15 - index] as const),
      'right',
      [0, 0],
    );
    for (const state of [RIGHT, long]) {
      expect(engine.clock?.period(state)).toBe(150);
      expect(headOf(tick(state))).toEqual([headOf(state)[0], (headOf(state)[1] ?? 0) + 1]);
    }
  });

  it('SNK3 keeps two turns waiting and drops the third, reversals and repetitions', () => {
    const waiting = turn(RIGHT, 'up', 'left');
    expect(waiting.turns).toEqual(['up', 'left']);
    expect(turn(waiting, 'down')).toBe(waiting);
    expect(turn(RIGHT, 'up', 'up').turns).toEqual(['up']);
    expect(turn(RIGHT, 'up', 'down').turns).toEqual(['up']);
  });

  it('SNK4 makes a U-turn of Up and Left within one tick', () => {
    const state = turn(RIGHT, 'up', 'left');
    expect(headOf(tick(state))).toEqual([9, 10]);
    expect(headOf(tick(state, 2))).toEqual([9, 9]);
    expect(engine.status(tick(state, 4))).toBe('playing');
  });

  it('SNK5 changes the lane with Up and Right within one tick', () => {
    expect(headOf(tick(turn(RIGHT, 'up', 'right'), 3))).toEqual([9, 12]);
  });

  it('SNK6 ignores Left while it heads right', () => {
    expect(turn(RIGHT, 'left')).toBe(RIGHT);
    expect(turn(RIGHT, 'right')).toBe(RIGHT);
  });

  it('SNK13 forgets turns and heading with a new game', () => {
    const { turns, heading, isStarted } = engine.start(CLASSIC, 1);
    expect({ turns, heading, isStarted }).toEqual({ turns: [], heading: 'right', isStarted: false });
  });
});

describe('meeting things', () => {
  it('SNK7 may enter the cell that the tail leaves', () => {
    const square = given(
      [
        [5, 5],
        [5, 6],
        [6, 6],
        [6, 5],
      ],
      'left',
      [0, 0],
    );
    const next = tick(turn(square, 'down'));
    expect(engine.status(next)).toBe('playing');
    expect(headOf(next)).toEqual([6, 5]);
  });

  it('SNK7 keeps the tail in its place in the very tick that it eats, so growth is never deferred', () => {
    const state = given(
      [
        [5, 5],
        [5, 4],
        [5, 3],
      ],
      'right',
      [5, 6],
    );
    const fed = tick(state);
    expect(fed.body).toEqual([cellAt(5, 6), ...state.body]);
    expect(tick(fed).body).toHaveLength(4);
  });

  it('dies of its own body', () => {
    const curled = given(
      [
        [5, 5],
        [5, 6],
        [6, 6],
        [6, 5],
        [6, 4],
      ],
      'left',
      [0, 0],
    );
    const dead = tick(turn(curled, 'down'));
    expect(engine.status(dead)).toBe('lost');
    expect(dead.body).toEqual(curled.body);
    expect(engine.describe(dead)).toBe('Game Over! Score: 20');
    expect(turn(dead, 'up')).toBe(dead);
    expect(tick(dead)).toBe(dead);
  });

  it.each([
    ['up', [0, 7]],
    ['right', [7, 19]],
    ['down', [19, 7]],
    ['left', [7, 0]],
  ] as const)('SNK8 dies at the wall %s, and comes out opposite where there are none', (heading, [row, column]) => {
    const back = oppositeOf(heading);
    const second = neighborOf(cellAt(row, column), back, false) ?? 0;
    const third = neighborOf(second, back, false) ?? 0;
    const body = [cellAt(row, column), second, third];
    const before = { ...RIGHT, heading, body, food: cellAt(12, 12) };
    expect(engine.status(tick(before))).toBe('lost');
    const through = tick({ ...before, ...NO_WALLS });
    expect(engine.status(through)).toBe('playing');
    expect(headOf(through)).toEqual([row, column].map((at) => (at === 0 ? SIZE - 1 : at === SIZE - 1 ? 0 : at)));
  });

  it('SNK9 grows by one and scores ten with each food', () => {
    const state = given(
      [
        [5, 5],
        [5, 4],
        [5, 3],
      ],
      'right',
      [5, 6],
    );
    const fed = tick(state);
    expect(engine.score(fed)).toBe(10);
    expect(engine.describe(fed)).toBe('Score: 10');
    expect(fed.body).not.toContain(fed.food);
  });

  it('SNK9 places food on every free cell equally often', () => {
    const body = Array.from({ length: CELL_COUNT - 10 }, (_, index) => index);
    const counts = new Map<number, number>();
    let rng = 5;
    for (let count = 0; count < 20_000; count += 1) {
      let food: number | null;
      [food, rng] = placeFood(body, rng);
      counts.set(food ?? -1, (counts.get(food ?? -1) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([390, 391, 392, 393, 394, 395, 396, 397, 398, 399]);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(27.88); // p = 0.001 with 9 degrees of freedom
  });
});

/** The way through every cell and back: up and down in columns 1 to 19, home along the left edge. */
function roundTrip(cell: number): Direction {
  const row = rowOf(cell);
  const column = columnOf(cell);
  if (column === 0) return row === 0 ? 'right' : 'up';
  if (row % 2 === 0) return column === SIZE - 1 ? 'down' : 'right';
  if (column > 1) return 'left';
  return row === SIZE - 1 ? 'left' : 'down';
}

it('SNK10 wins by filling the lawn, in one recorded game', () => {
  let state = engine.play(engine.start(CLASSIC, 20_260), { type: 'start' });
  let ticks = 0;
  while (engine.status(state) === 'playing' && ticks < CELL_COUNT ** 2) {
    state = tick(turn(state, roundTrip(state.body[0] ?? 0)));
    ticks += 1;
  }
  expect(engine.status(state)).toBe('won');
  expect(state.food).toBeNull();
  expect(state.body).toHaveLength(CELL_COUNT);
  expect(engine.score(state)).toBe(3970);
  expect(engine.describe(state)).toBe('You Won! Score: 3970');
  expect(tick(state)).toBe(state);
  expect(ticks).toBe(41_469);
});

describe('step by step', () => {
  const state = given(
    [
      [8, 15],
      [8, 14],
      [8, 13],
    ],
    'right',
    [6, 18],
    STEPWISE,
  );

  it('steps with each turn, without a clock', () => {
    expect(engine.clock?.period(state)).toBeNull();
    expect(tick(state)).toBe(state);
    expect(headOf(turn(state, 'right'))).toEqual([8, 16]);
    expect(headOf(turn(state, 'up'))).toEqual([7, 15]);
    expect(turn(state, 'left')).toBe(state);
    expect(engine.refusal?.(state, { type: 'turn', direction: 'left' })).toBe('The snake cannot turn back on itself.');
  });

  it('says where the food is and what stands in the way', () => {
    expect(engine.describe(state)).toBe('Score: 0. Food 3 right, 2 up; wall 5 ahead');
    const curled = given(
      [
        [5, 5],
        [5, 6],
        [6, 6],
        [6, 5],
        [6, 4],
        [5, 4],
        [4, 4],
      ],
      'left',
      [19, 5],
      STEPWISE,
    );
    expect(engine.describe(curled)).toBe('Score: 40. Food 14 down; tail 1 ahead; danger down');
  });
});

it('keeps its body connected, its length in step with its score and its food off the body, however it is steered', () => {
  const steering = fc.array(fc.constantFrom(...DIRECTIONS, 'tick' as const), { minLength: 50, maxLength: 250 });
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 2 }), steering, (seed, variant, inputs) => {
      let state = engine.play(engine.start(engine.variants[variant]?.options ?? CLASSIC, seed), { type: 'start' });
      for (const input of inputs) {
        // Every tick is steered well, so that games last; the turns in between are not.
        const [best] = engine.candidateMoves(state);
        state = input === 'tick' ? tick(best ? engine.play(state, best) : state) : turn(state, input);
        expect(new Set(state.body).size).toBe(state.body.length);
        expect(state.body).not.toContain(state.food);
        expect(engine.score(state)).toBe(10 * (state.body.length - START_LENGTH));
        state.body.slice(1).forEach((cell, index) => {
          const ahead = state.body[index] ?? -1;
          expect(DIRECTIONS.some((direction) => neighborOf(cell, direction, state.wraps) === ahead)).toBe(true);
        });
      }
    }),
    { numRuns: 25 },
  );
});
