import { describe, expect, it } from 'vitest';
import { getCardShape } from '#app/components/ui/cards/card-shapes.ts';

/** Counts the empty cells in the last row of a grid. */
function countEmptyCells(count: number, columns: 2 | 3 | 4): number {
  const cells = Array.from({ length: count }, (_, index) => {
    const shape = getCardShape(index, count);
    return { 2: shape.isWideInTwo, 3: shape.isWideInThree, 4: shape.isWideInFour }[columns] ? 2 : 1;
  });
  return cells.reduce((sum, cell) => sum + cell, 0) % columns;
}

describe('the cards of a grid', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 20])('%i cards fill every row in two, three and four columns', (count) => {
    expect(([2, 3, 4] as const).map((columns) => countEmptyCells(count, columns))).toEqual([0, 0, 0]);
  });

  it('is as wide alone as the widest of many', () => {
    expect(getCardShape(0, 1)).toEqual({ isWideInTwo: true, isWideInThree: true, isWideInFour: true });
  });
});
