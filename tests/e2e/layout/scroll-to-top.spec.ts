// Tests the button that scrolls back to the top of a page.
import { expectScrolledTo, getScrollTop, scrollTo } from '#tests/e2e/support/scrolling.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const FAR_DOWN_PX = 2000;

test('the button appears past 300 px, moves nothing, and leads to the top: at once by key under reduced motion, else smoothly', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const search = page.getByRole('button', { name: 'Search games' });
  await expect(button).toBeHidden();
  const before = await search.boundingBox();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
  await scrollTo(page, 300);
  await expect(button).toBeHidden();

  await scrollTo(page, FAR_DOWN_PX);
  await button.press('Enter');
  expect(await getScrollTop(page)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollTo(page, FAR_DOWN_PX);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    return seen;
  });
  await button.click();
  await expectScrolledTo(page, 0);
  await expect(button).toBeHidden();
  const intermediatePositions = (await positions.jsonValue()).filter((top) => top > 0 && top < FAR_DOWN_PX);
  expect(intermediatePositions.length).toBeGreaterThan(1);
});
