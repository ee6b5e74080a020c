import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, oppositeOf, type Direction } from '#app/game-kit/lib/directions.ts';
import { game } from '#app/games/snake/game.ts';
import { invariants } from '#tests/invariants/snake.ts';
import { player } from '#tests/bots/snake.ts';
import { words } from '#app/games/snake/text.ts';
import { playing } from '#tests/bots/play-by-rules.ts';
import { rules, type SnakeEvent, type SnakeMove, type SnakeState } from '#app/games/snake/rules/rules.ts';
import { placeFood } from '#app/games/snake/rules/food.ts';
import { CLASSIC, given, STEPWISE, straight } from './test-snake.ts';
import { cellAt, CELL_COUNT, columnOf, neighborOf, rowOf, SIZE } from '#app/games/snake/rules/grid.ts';
import { took } from '#tests/bots/bot.ts';

const NO_WALLS = { ...CLASSIC, wraps: true };

const { after, events, isRefused, passed, refusal, waited } = playing(rules);

const turn = (direction: Direction): SnakeMove => ({ type: 'turn', direction });
const turned = (state: SnakeState, ...directions: readonly Direction[]) => after(state, ...directions.map(turn));
const resultOf = (state: SnakeState) => rules.outcome(state)?.result ?? null;

/** What the next step by the clock brings about. */
function stepEvents(state: SnakeState): readonly SnakeEvent[] {
  const result = rules.advance?.(state, 150);
  return result && 'events' in result ? result.events : [];
}

const RIGHT = straight(10, 10, [0, 0]);
const headOf = ({ body }: SnakeState) => [rowOf(body[0] ?? -1), columnOf(body[0] ?? -1)];

describe('the start', () => {
  it('SNK1 has three cells in the middle, heading right, and food beside them', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const state = rules.start(CLASSIC, seed);
      expect(state.body).toEqual([cellAt(10, 10), cellAt(10, 9), cellAt(10, 8)]);
      expect(state.heading).toBe('right');
      expect(state.body).not.toContain(state.food);
    }
  });

  it('waits for Start or for the first turn, and no step is due before', () => {
    const state = rules.start(CLASSIC, 1);
    expect(rules.due?.(state)).toBeNull();
    expect(passed(state, 150)).toBe(state);
    expect(events(state, { type: 'start' })).toEqual([{ type: 'started' }]);
    expect(refusal(after(state, { type: 'start' }), { type: 'start' })).toBeNull();
    for (const direction of DIRECTIONS) expect(rules.due?.(turned(state, direction))).toBe(150);
    expect(events(state, turn('up'))).toEqual([{ type: 'started' }, { type: 'turned', direction: 'up' }]);
    expect(headOf(waited(turned(state, 'up')))).toEqual([9, 10]);
    expect(events(state, turn('left'))).toEqual([{ type: 'started' }]);
    expect(headOf(waited(turned(state, 'left')))).toEqual([10, 11]);
  });
});

describe('steering', () => {
  it('SNK2 moves one cell every 150 ms, at every length', () => {
    const long = given(
      Array.from({ length: 15 }, (_, index) => [10, 15 - index] as const),
      'right',
      [0, 0],
    );
    for (const state of [RIGHT, long]) {
      expect(rules.due?.(state)).toBe(150);
      expect(passed(state, 149)).toBe(state);
      expect(headOf(passed(state, 150))).toEqual([headOf(state)[0], (headOf(state)[1] ?? 0) + 1]);
      expect(stepEvents(state)).toEqual([{ type: 'stepped', left: state.body.at(-1) }]);
    }
  });

  it.each([
    [150, 150],
    [160, 150],
    [299, 150],
    [300, 300],
    [10_000, 10_000],
  ])('SNK12 takes one step after %i ms and uses up %i of them, so that it never hurries after a clock that was late', (ms, usedMs) => {
    expect(rules.advance?.(RIGHT, ms)).toEqual({ ...rules.advance?.(RIGHT, 150), usedMs });
  });

  it('SNK3 keeps two turns waiting and refuses the third, reversals and repetitions without a word', () => {
    const waiting = turned(RIGHT, 'up', 'left');
    expect(waiting.turns).toEqual(['up', 'left']);
    expect(events(RIGHT, turn('up'))).toEqual([{ type: 'turned', direction: 'up' }]);
    expect(refusal(waiting, turn('down'))).toBeNull();
    for (const direction of ['up', 'down'] as const) expect(refusal(turned(RIGHT, 'up'), turn(direction))).toBeNull();
  });

  it('SNK4 makes a U-turn of Up and Left within one step', () => {
    const state = turned(RIGHT, 'up', 'left');
    expect(headOf(waited(state))).toEqual([9, 10]);
    expect(headOf(waited(state, 2))).toEqual([9, 9]);
    expect(resultOf(waited(state, 4))).toBeNull();
  });

  it('SNK5 changes the lane with Up and Right within one step', () => {
    expect(headOf(waited(turned(RIGHT, 'up', 'right'), 3))).toEqual([9, 12]);
  });

  it('SNK6 ignores Left while it heads right', () => {
    for (const direction of ['left', 'right'] as const) expect(refusal(RIGHT, turn(direction))).toBeNull();
  });

  it('SNK13 forgets turns and heading with a new game', () => {
    const { turns, heading, isStarted } = rules.start(CLASSIC, 1);
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
    const next = waited(turned(square, 'down'));
    expect(resultOf(next)).toBeNull();
    expect(headOf(next)).toEqual([6, 5]);
  });

  it('SNK7 keeps the tail in its place in the very tick that it eats, so growth is never deferred', () => {
    const state = straight(5, 5, [5, 6]);
    const fed = waited(state);
    expect(fed.body).toEqual([cellAt(5, 6), ...state.body]);
    expect(waited(fed).body).toHaveLength(4);
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
    const dead = waited(turned(curled, 'down'));
    expect(resultOf(dead)).toBe('lost');
    expect(dead.body).toEqual(curled.body);
    expect(stepEvents(turned(curled, 'down'))).toEqual([{ type: 'died', cause: 'bite' }]);
    expect(words.status(dead)).toBe('Game Over! Score: 20');
    expect(refusal(dead, turn('up'))).toBeNull();
    expect(rules.due?.(dead)).toBeNull();
    expect(passed(dead, 150)).toBe(dead);
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
    expect(resultOf(waited(before))).toBe('lost');
    expect(stepEvents(before)).toEqual([{ type: 'died', cause: 'wall' }]);
    const through = waited({ ...before, ...NO_WALLS });
    expect(resultOf(through)).toBeNull();
    expect(headOf(through)).toEqual([row, column].map((at) => (at === 0 ? SIZE - 1 : at === SIZE - 1 ? 0 : at)));
  });

  it('SNK9 grows by one and scores ten with each food', () => {
    const state = straight(5, 5, [5, 6]);
    const fed = waited(state);
    expect(game.results?.score?.of(fed)).toBe(10);
    expect(stepEvents(state)).toEqual([{ type: 'ate', cell: cellAt(5, 6) }]);
    expect(words.status(fed)).toBe('Score: 10');
    expect(fed.body).not.toContain(fed.food);
  });

  it('SNK9 places food on every free cell equally often', () => {
    const body = Array.from({ length: CELL_COUNT - 10 }, (_, index) => index);
    const counts = new Map<number, number>();
    let rng = 5;
    for (let count = 0; count < 20_000; count += 1) {
      let food: number | null;
      [food, rng] = placeFood(body, [], rng);
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
  let state = after(rules.start(CLASSIC, 20_260), { type: 'start' });
  let steps = 0;
  while (rules.outcome(state) === null && steps < CELL_COUNT ** 2) {
    const way = turn(roundTrip(state.body[0] ?? 0));
    state = waited(isRefused(state, way) ? state : after(state, way));
    steps += 1;
  }
  expect(rules.outcome(state)).toEqual({ result: 'won' });
  expect(state.food).toBeNull();
  expect(state.body).toHaveLength(CELL_COUNT);
  expect(game.results?.score?.of(state)).toBe(3970);
  expect(words.status(state)).toBe('You Won! Score: 3970');
  expect(player.moves(state)).toEqual([]);
  expect(passed(state, 150)).toBe(state);
  expect(steps).toBe(41_469);
});

describe('step by step', () => {
  const state = straight(8, 15, [6, 18], STEPWISE);

  it('steps with each turn, without a clock', () => {
    expect(rules.due?.(state)).toBeNull();
    expect(passed(state, 60_000)).toBe(state);
    expect(headOf(turned(state, 'right'))).toEqual([8, 16]);
    expect(headOf(turned(state, 'up'))).toEqual([7, 15]);
    expect(events(state, turn('up'))).toEqual([{ type: 'stepped', left: cellAt(8, 13) }]);
  });

  it('starts with the first step', () => {
    const fresh = rules.start(STEPWISE, 1);
    expect(events(fresh, turn('up'))).toEqual([{ type: 'started' }, { type: 'stepped', left: cellAt(10, 8) }]);
    expect(events(turned(fresh, 'up'), turn('up'))).toEqual([{ type: 'stepped', left: cellAt(10, 9) }]);
  });

  it('says why it refuses', () => {
    expect(refusal(state, turn('left'))).toBe('The snake cannot turn back on itself.');
    const dead = turned(state, 'right', 'right', 'right', 'right', 'right');
    expect(refusal(dead, turn('up'))).toBe('This game is over.');
  });
});

it('was nearly won when nine tenths of the lawn were full', () => {
  const long = (length: number) => ({ ...RIGHT, body: Array.from({ length }, (_, cell) => cell), isDead: true });
  expect(game.results?.isClose?.(long(359))).toBe(false);
  expect(game.results?.isClose?.(long(360))).toBe(true);
});

it('keeps its body connected, its length in step with its score and its food off the body, however it is steered', () => {
  const steering = fc.array(fc.constantFrom(...DIRECTIONS, 'step' as const), { minLength: 50, maxLength: 250 });
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...rules.variants), steering, (seed, { options }, inputs) => {
      let state = after(rules.start(options, seed), { type: 'start' });
      const take = (by: SnakeMove | number) => {
        const result = took(rules, state, by);
        if ('refused' in result) return;
        invariants.checkState(result.state);
        invariants.checkStep(state, result.state, by, result.events);
        ({ state } = result);
      };
      for (const input of inputs) {
        // Every step by the clock is steered well, so that games last; the turns in between are not.
        const [best] = player.moves(state);
        if (input !== 'step') take(turn(input));
        else {
          if (best) take(best);
          take(150);
        }
      }
    }),
    { numRuns: 25 },
  );
});
