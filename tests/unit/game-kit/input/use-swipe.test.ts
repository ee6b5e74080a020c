import { expect, it } from 'vitest';
import { getSwipeDirection } from '#app/game-kit/input/use-swipe.ts';

it.each([
  [40, 3, 'right'],
  [-40, 3, 'left'],
  [3, 40, 'down'],
  [3, -40, 'up'],
  [-41, -40, 'left'],
  [-40, 41, 'down'],
] as const)('a movement of (%i, %i) px is a swipe %s', (dx, dy, direction) => {
  expect(getSwipeDirection(dx, dy)).toBe(direction);
});
