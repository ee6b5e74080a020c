import { describe, expect, it } from 'vitest';
import { DIRECTIONS, getOppositeDirection, type Direction } from '#app/game-kit/lib/directions.ts';
import { game } from '#app/games/snake/game.ts';
import { text } from '#app/games/snake/text.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules, type SnakeMove, type SnakeState } from '#app/games/snake/rules/rules.ts';
import { CLASSIC, createState, getCell, STEPWISE, straight, TICK_MS } from './test-snake.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { CELL_COUNT, getNeighbor, placeFood, SIZE } from '#app/games/snake/rules/grid.ts';
import { computeChiSquare } from '#tests/unit/chi-square.ts';

const NO_WALLS = { ...CLASSIC, wraps: true };

const { after, events, advance, refusal, waitBeats } = createTestPlay(rules);

const createMove = (direction: Direction): SnakeMove => ({ type: 'turn', direction });
const playTurns = (state: SnakeState, ...directions: readonly Direction[]) => after(state, ...directions.map(createMove));
const getResult = (state: SnakeState) => rules.outcome(state)?.result ?? null;

const RIGHT = straight(10, 10, [0, 0]);
const getHeadPosition = ({ body }: SnakeState) => [getRow(body[0] ?? -1, SIZE), getColumn(body[0] ?? -1, SIZE)];

describe('the start', () => {
  it('SNK1 has three cells in the middle, heading right', () => {
    expect(rules.start(CLASSIC, 1)).toMatchObject({ body: [getCell(10, 10), getCell(10, 9), getCell(10, 8)], heading: 'right' });
  });

  it('waits for Start or for the first turn, and no step is due before', () => {
    const state = rules.start(CLASSIC, 1);
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, TICK_MS)).toBe(state);
    expect(refusal(after(state, { type: 'start' }), { type: 'start' })).toBeNull();
    for (const direction of DIRECTIONS) expect(rules.dueInMs?.(playTurns(state, direction))).toBe(TICK_MS);
    expect(getHeadPosition(waitBeats(playTurns(state, 'up')))).toEqual([9, 10]);
    expect(getHeadPosition(waitBeats(playTurns(state, 'left')))).toEqual([10, 11]);
  });
});

describe('steering', () => {
  it('SNK2 moves one cell every tick, at every length', () => {
    const long = createState(Array.from({ length: 15 }, (_, index) => `10,${15 - index}`).join(' '), 'right', [0, 0]);
    for (const state of [RIGHT, long]) {
      expect(rules.dueInMs?.(state)).toBe(TICK_MS);
      expect(advance(state, TICK_MS - 1)).toBe(state);
      expect(getHeadPosition(advance(state, TICK_MS))).toEqual([getHeadPosition(state)[0], (getHeadPosition(state)[1] ?? 0) + 1]);
    }
  });

  it.each([160, 10_000])('SNK12 takes one step after %i ms, so that it does not catch up after a delay', (ms) => {
    expect(rules.advance?.(RIGHT, ms)).toEqual(rules.advance?.(RIGHT, TICK_MS));
  });

  it('SNK3 queues two turns and silently refuses a third, reversals and repetitions', () => {
    const waiting = playTurns(RIGHT, 'up', 'left');
    expect(waiting.turns).toEqual(['up', 'left']);
    expect(refusal(waiting, createMove('down'))).toBeNull();
    for (const direction of ['up', 'down'] as const) expect(refusal(playTurns(RIGHT, 'up'), createMove(direction))).toBeNull();
  });

  it('SNK4 makes a U-turn of Up and Left within one step', () => {
    const state = playTurns(RIGHT, 'up', 'left');
    expect(getHeadPosition(waitBeats(state))).toEqual([9, 10]);
    expect(getHeadPosition(waitBeats(state, 2))).toEqual([9, 9]);
    expect(getResult(waitBeats(state, 4))).toBeNull();
  });

  it('SNK5 changes the row with Up and Right within one step', () => {
    expect(getHeadPosition(waitBeats(playTurns(RIGHT, 'up', 'right'), 3))).toEqual([9, 12]);
  });

  it('SNK6 ignores Left while it heads right', () => {
    for (const direction of ['left', 'right'] as const) expect(refusal(RIGHT, createMove(direction))).toBeNull();
  });
});

describe('collisions and food', () => {
  it('SNK7 allows entering the cell that the tail leaves', () => {
    const square = createState('5,5 5,6 6,6 6,5', 'left', [0, 0]);
    const next = waitBeats(playTurns(square, 'down'));
    expect(getResult(next)).toBeNull();
    expect(getHeadPosition(next)).toEqual([6, 5]);
  });

  it('dies on its own body', () => {
    const curled = createState('5,5 5,6 6,6 6,5 6,4', 'left', [0, 0]);
    const dead = waitBeats(playTurns(curled, 'down'));
    expect(getResult(dead)).toBe('lost');
    expect(dead.body).toEqual(curled.body);
    expect(events(playTurns(curled, 'down'), TICK_MS)).toEqual([{ type: 'died', cause: 'bite' }]);
    expect(text.status(dead)).toBe('Game Over!');
  });

  it.each([
    ['up', [0, 7]],
    ['right', [7, 19]],
    ['down', [19, 7]],
    ['left', [7, 0]],
  ] as const)('SNK8 dies at the wall %s, and wraps around without walls', (heading, [row, column]) => {
    const back = getOppositeDirection(heading);
    const second = getNeighbor(getCell(row, column), back, false) ?? 0;
    const third = getNeighbor(second, back, false) ?? 0;
    const body = [getCell(row, column), second, third];
    const before = { ...RIGHT, heading, body, food: getCell(12, 12) };
    expect(getResult(waitBeats(before))).toBe('lost');
    expect(events(before, TICK_MS)).toEqual([{ type: 'died', cause: 'wall' }]);
    const through = waitBeats({ ...before, ...NO_WALLS });
    expect(getResult(through)).toBeNull();
    expect(getHeadPosition(through)).toEqual([row, column].map((at) => (at === 0 ? SIZE - 1 : at === SIZE - 1 ? 0 : at)));
  });

  it('SNK9 grows by one and scores ten for each food', () => {
    const state = straight(5, 5, [5, 6]);
    const fed = waitBeats(state);
    expect(game.results?.score?.getScore(fed)).toBe(10);
    expect(text.status(fed)).toBe('Score: 10');
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
    expect(computeChiSquare([...counts.values()])).toBeLessThan(27.88); // p = 0.001 with 9 degrees of freedom
  });
});

it('SNK10 wins by filling the lawn', () => {
  // Row by row, there and back; the food is in the last cell.
  const way = Array.from({ length: CELL_COUNT }, (_, index) => {
    const [row, column] = [Math.floor(index / SIZE), index % SIZE];
    return getCell(row, row % 2 === 0 ? column : SIZE - 1 - column);
  });
  const [food = 0, ...body] = way.toReversed();
  const won = waitBeats({ ...RIGHT, body, food, heading: 'left' });
  expect(rules.outcome(won)).toEqual({ result: 'won' });
  expect([won.food, won.body.length]).toEqual([null, CELL_COUNT]);
  expect(game.results?.score?.getScore(won)).toBe(3970);
  expect(text.status(won)).toBe('You Won!');
});

describe('step by step', () => {
  const state = straight(8, 15, [6, 18], STEPWISE);

  it('steps with each turn, without a clock', () => {
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, 60_000)).toBe(state);
    expect(getHeadPosition(playTurns(state, 'right'))).toEqual([8, 16]);
    expect(getHeadPosition(playTurns(state, 'up'))).toEqual([7, 15]);
  });

  it('explains refused moves', () => {
    expect(refusal(state, createMove('left'))).toBe("The snake can't turn back on itself.");
    const dead = playTurns(state, 'right', 'right', 'right', 'right', 'right');
    expect(refusal(dead, createMove('up'))).toBe('This game is over.');
  });
});

it('is close if nine tenths of the lawn are full', () => {
  const long = (length: number) => ({ ...RIGHT, body: Array.from({ length }, (_, cell) => cell), isDead: true });
  expect(game.results?.isClose?.(long(359))).toBe(false);
  expect(game.results?.isClose?.(long(360))).toBe(true);
});
