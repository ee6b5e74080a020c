// What a browser paints, where the page alone cannot tell.
import sharp from 'sharp';
import { expect, test } from './browsers.ts';
import { choose } from './games.ts';
import type { Sight } from './sights.ts';
import type { Visitor } from './visitor.ts';

/** How much the colors vary inside an element, from 0 for a plain one. */
async function varietyOf(visitor: Visitor, { left, top, width, height }: Sight): Promise<number> {
  const area = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  const { channels } = await sharp(await visitor.driver.picture())
    .extract(area)
    .stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test("Memory's cards lie where they are pressed, and show their faces there", async ({ visitor }) => {
  await visitor.open('/');
  await choose(visitor, 'Memory');
  for (const card of [1, 12]) expect(await varietyOf(visitor, await visitor.see('button', `Card ${card}, face down`))).toBeGreaterThan(8);
  const closed = await visitor.see('button', 'Card 1, face down');
  const before = await varietyOf(visitor, closed);
  await visitor.press('button', 'Card 1, face down');
  await visitor.untilNot(async () => Math.round(await varietyOf(visitor, closed)), Math.round(before));
});

test('the boards stay inside their frames', async ({ visitor }) => {
  await visitor.open('/');
  await choose(visitor, '2048');
  const grid = await visitor.see('grid', 'Board');
  const cells = (await visitor.look('gridcell')).map(({ top, height }) => top + height);
  expect(Math.max(...cells)).toBeLessThanOrEqual(grid.top + grid.height);
  expect(grid.height).toBeCloseTo(grid.width, 0);
});
