import { describe, expect, it } from 'vitest';
import { getCardPictureSizes, getCardShape } from '#app/components/ui/cards/card-shapes.ts';

/** Counts the empty cells in the last row of a grid. */
function countEmptyCells(count: number, columns: 2 | 3): number {
  const cells = Array.from({ length: count }, (_, index) => {
    const shape = getCardShape(index, count);
    return (columns === 2 ? shape.isWideInTwo : shape.isWideInThree) ? 2 : 1;
  });
  return cells.reduce((sum, cell) => sum + cell, 0) % columns;
}

describe('the cards of a grid', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 20])('%i cards fill every row in two and in three columns', (count) => {
    expect([countEmptyCells(count, 2), countEmptyCells(count, 3)]).toEqual([0, 0]);
  });

  it('load a larger picture if they are wide', () => {
    expect(getCardPictureSizes(getCardShape(0, 4))).not.toBe(getCardPictureSizes(getCardShape(1, 4)));
  });
});
