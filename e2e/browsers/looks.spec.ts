// What a browser paints, where the page alone cannot tell.
import sharp from 'sharp';
import { expect, test } from './browsers.ts';
import { bringToSight, openGame } from './games.ts';
import type { Sight } from './eyes.ts';
import type { Visitor } from './visitor.ts';

const HAIR_PX = 0.1;

/** The blue that is painted where an element is: how much of it, and how much it varies, of 255. */
async function blueOf(visitor: Visitor, { left, top, width, height }: Sight) {
  const area = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  const { channels } = await sharp(
    await sharp(await visitor.driver.picture())
      .extract(area)
      .png()
      .toBuffer(),
  ).stats();
  return { mean: channels[2]?.mean ?? 0, variety: channels[2]?.stdev ?? 0 };
}

test("Memory's cards lie where they are pressed, and turn there from orange to paper", async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press('tab', 'Memory');
  await visitor.see('tabpanel', 'Memory');
  await bringToSight(visitor);
  const [first, fourth] = [await visitor.see('button', 'Card 1, face down'), await visitor.see('button', 'Card 4, face down')];
  const closed = await blueOf(visitor, first);
  expect(closed.variety).toBeGreaterThan(20);
  expect((await blueOf(visitor, fourth)).variety).toBeGreaterThan(20);
  await visitor.press('button', 'Card 1, face down');
  await expect.poll(async () => (await blueOf(visitor, first)).mean).toBeGreaterThan(closed.mean + 40);
});

test('the boards stay inside their frames', async ({ visitor }) => {
  await openGame(visitor, '2048');
  const grid = await visitor.see('grid', 'Board');
  const cells = (await visitor.look('gridcell')).map(({ top, height }) => top + height);
  expect(Math.max(...cells)).toBeLessThan(grid.top + grid.height + HAIR_PX);
  expect(grid.height).toBeCloseTo(grid.width, 0);
});
