import { expect, it } from 'vitest';
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import { findNeighbor } from '#app/game-kit/lib/grid.ts';
import { GAP, isOrdered, findLine, slideLine } from '#app/games/puzzle/rules/board.ts';
import { deal } from '#app/games/puzzle/rules/rules.ts';
import { countSlidesToOrder } from '#app/games/puzzle/rules/distances.ts';

it('SLD11 finds the two hardest boards', () => {
  expect(countSlidesToOrder([8, 6, 7, 2, 5, 4, 3, 0, 1])).toBe(31);
  expect(countSlidesToOrder([6, 4, 7, 8, 5, 0, 3, 2, 1])).toBe(31);
  expect(countSlidesToOrder([1, 2, 3, 4, 5, 6, 7, 8, 0])).toBe(0);
});

it('SLD11 decreases by one on the shortest way and increases by one on any other', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const tiles = deal(3, seed);
    const slides = countSlidesToOrder(tiles);
    const after = DIRECTIONS.flatMap((direction) => {
      const cell = findNeighbor(tiles.indexOf(GAP), direction, 3);
      const line = cell === null ? null : findLine(tiles, cell);
      return line ? countSlidesToOrder(slideLine(tiles, line)) - slides : [];
    });
    if (isOrdered(tiles) || !after.includes(-1) || after.some((step) => Math.abs(step) !== 1)) expect.fail(`${tiles.join(' ')}: ${slides}`);
  }
});
