import { describe, expect, it } from 'vitest';
import { DIRECTIONS, getOppositeDirection, STEPS } from '#app/game-kit/lib/directions.ts';

describe.each(DIRECTIONS)('%s', (direction) => {
  it('is one step along one side', () => {
    const { rows, columns } = STEPS[direction];
    expect(Math.abs(rows) + Math.abs(columns)).toBe(1);
  });

  it('is undone by its opposite', () => {
    const back = STEPS[getOppositeDirection(direction)];
    expect([STEPS[direction].rows + back.rows, STEPS[direction].columns + back.columns]).toEqual([0, 0]);
    expect(getOppositeDirection(getOppositeDirection(direction))).toBe(direction);
  });
});

it('counts rows from the top and columns from the left', () => {
  expect(STEPS.up.rows).toBe(-1);
  expect(STEPS.right.columns).toBe(1);
});
