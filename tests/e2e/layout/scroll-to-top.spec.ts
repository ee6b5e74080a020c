// The button that scrolls back to the top of a page.
import type { Page } from '@playwright/test';
import { SAMPLE_ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { expectScrolledTo, getScrollTop, scrollTo } from '#tests/e2e/support/scrolling.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const FAR_DOWN_PX = 2000;

const WINDOW_SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 900 },
] as const;

/** Scrolls the page by windows from its top to its end, and says where the button is missing past 300 px, and which controls and words it covers. */
function findFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const CONTROLS =
      'a, button, input, select, textarea, label, summary, iframe, canvas, [role="toolbar"], [data-field], [data-stage-place]';
    const faults = new Set<string>();

    function hasWordsIn(element: Element, box: DOMRect): boolean {
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      });
    }

    function checkButton(): void {
      const button = document.querySelector<HTMLElement>('[aria-label="Scroll to top"]');
      const at = `at ${Math.round(scrollY)} px`;
      if ((button !== null) !== scrollY > 300) faults.add(`${button ? 'there' : 'missing'} ${at}`);
      if (!button) return;
      const box = button.getBoundingClientRect();
      if (box.left < 0 || box.top < 0 || box.right > document.documentElement.clientWidth || box.bottom > innerHeight)
        faults.add(`out of the window ${at}`);
      const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
      );
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!button.contains(middle)) faults.add(`beneath ${middle?.outerHTML.slice(0, 60)} ${at}`);
      button.style.pointerEvents = 'none';
      for (const [x, y] of points) {
        const below = document.elementFromPoint(x, y);
        if (!below) continue;
        const control = below.closest(CONTROLS);
        if (control) faults.add(`over ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)} ${at}`);
        else if (hasWordsIn(below, box)) faults.add(`over "${below.textContent?.trim().slice(0, 40)}" ${at}`);
      }
      button.style.pointerEvents = '';
    }

    // What comes late makes the page longer on the way.
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += Math.round(innerHeight * 0.8)) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      checkButton();
    }
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    checkButton();
    return [...faults];
  });
}

for (const { path } of SAMPLE_ADDRESSES) {
  test(`on ${path} the button is there wherever the page is scrolled past 300 px, and covers no control and no words`, async ({ page }) => {
    await open(page, path);
    for (const size of WINDOW_SIZES) {
      await page.setViewportSize(size);
      expect(await findFaults(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}

test('the button appears past 300 px, not at 300 px, and moves nothing', async ({ page }) => {
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
});

test('the button scrolls smoothly to the top and is gone there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await scrollTo(page, FAR_DOWN_PX);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    return seen;
  });
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await button.click();
  await expectScrolledTo(page, 0);
  await expect(button).toBeHidden();
  const intermediatePositions = (await positions.jsonValue()).filter((top) => top > 0 && top < FAR_DOWN_PX);
  expect(intermediatePositions.length).toBeGreaterThan(1);
});

test('the button works by keyboard, and jumps straight to the top when motion is reduced', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, FAR_DOWN_PX);
  await page.getByRole('button', { name: 'Scroll to top' }).press('Enter');
  expect(await getScrollTop(page)).toBe(0);
});
