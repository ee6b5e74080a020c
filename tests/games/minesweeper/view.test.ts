import { expect, it } from 'vitest';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import { createState } from './test-board.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { countFloodSteps } from '#app/games/minesweeper/view/square.tsx';
import { isDoublePress } from '#app/games/minesweeper/view/use-presses.ts';

const { events } = createTestPlay(rules);

it('a flood starts at the pressed square', () => {
  const state = createState('....* ..... *.... .....');
  expect([...countFloodSteps(events(state, { type: 'reveal', cell: 0 }), 5)]).toEqual(
    expect.arrayContaining([
      [0, 0],
      [6, 1],
      [8, 3],
      [18, 3],
    ]),
  );
});

it('a flood starts at the chorded number', () => {
  const state = createState('Fo... o.... ....*');
  const steps = countFloodSteps(events(state, { type: 'chord', cell: 1 }), 5);
  expect(steps.get(2)).toBe(1);
  expect(steps.get(4)).toBe(3);
  expect(steps.has(1)).toBe(false);
});

it('a flood is absent after a flag, an undo or a restore', () => {
  expect(countFloodSteps(events(createState('.*'), { type: 'flag', cell: 0 }), 2).size).toBe(0);
  expect(countFloodSteps([], 2).size).toBe(0);
});

const FIRST = { cell: 7, at: 1000, count: 1 };

it('MIN14 two quick presses on one square are a double press, and so are two that the browser counts as one', () => {
  expect(isDoublePress(FIRST, { cell: 7, at: 1300, count: 1 })).toBe(true);
  expect(isDoublePress(FIRST, { cell: 7, at: 1800, count: 2 })).toBe(true);
});

it('MIN16 a lone press, a late one and one on another square are single presses', () => {
  expect(isDoublePress(null, { cell: 7, at: 1000, count: 2 })).toBe(false);
  expect(isDoublePress(FIRST, { cell: 7, at: 1500, count: 1 })).toBe(false);
  expect(isDoublePress(FIRST, { cell: 8, at: 1300, count: 2 })).toBe(false);
});
