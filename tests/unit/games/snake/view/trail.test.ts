import { describe, expect, it } from 'vitest';
import { getCell } from '#tests/unit/games/snake/rules/test-snake.ts';
import { createTrail, withoutTail } from '#app/games/snake/view/trail.ts';

const row = (...columns: readonly number[]) => columns.map((column) => getCell(5, column));
const at = (...columns: readonly number[]) => columns.map((x) => ({ x, y: 5.5 }));

describe('a trail', () => {
  it('runs from the head through the centers of the cells to the tail', () => {
    expect(createTrail(row(7, 6, 5), null, 1)).toEqual({ lines: [at(7.5, 6.5, 5.5)], heads: at(7.5) });
  });

  it('interpolates the head from its neck and the tail from the cell that it left', () => {
    expect(createTrail(row(7, 6, 5), getCell(5, 4), 0.25)).toEqual({ lines: [at(6.75, 6.5, 5.5, 4.75)], heads: at(6.75) });
  });

  it('is split at the edge that the head passes, and shows both parts', () => {
    const { lines, heads } = createTrail(row(0, 19, 18), getCell(5, 17), 0.5);
    expect(heads).toEqual(at(0, 20));
    expect(lines).toEqual([at(0, -0.5), at(20, 19.5, 18.5, 18)]);
  });

  it('is split at the edge that the body or the tail passes', () => {
    expect(createTrail(row(1, 0, 19), null, 1).lines).toEqual([at(1.5, 0.5, -0.5), at(20.5, 19.5)]);
    expect(createTrail(row(2, 1, 0), getCell(5, 19), 0.5).lines).toEqual([at(2, 1.5, 0.5, 0), at(20.5, 20)]);
  });

  it('can omit its last cells, which are returned as points', () => {
    const { lines, tail } = withoutTail([at(7.5, 6.5, 5.5)], 1.5, 0.5);
    expect(lines).toEqual([at(7.5, 7)]);
    expect(tail[0]).toEqual({ x: 5.5, y: 5.5, share: 0 });
    expect(tail.at(-1)).toEqual({ x: 7, y: 5.5, share: 1 });
    expect(withoutTail([at(7.5, 6.5)], 9, 0.5).lines).toEqual([]);
  });
});
