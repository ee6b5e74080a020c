// How far the page is scrolled.
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits for the next frame to have been laid out and painted. An observer tells of it even while the clock stands. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}

/** Scrolls the page to `top` pixels instantly, whatever its scroll behavior. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export function getScrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits until the page has come to rest at `top` pixels. */
export async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(() => getScrollTop(page)).toBe(top);
}

/** Waits until the page has stood still for a few frames: after a smooth scroll, or until the transition to a new page is under way. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        let stillFrames = 0;
        const checkFrame = () => {
          stillFrames = window.scrollY === last ? stillFrames + 1 : 0;
          last = window.scrollY;
          if (stillFrames < 10) requestAnimationFrame(checkFrame);
          else resolve();
        };
        checkFrame();
      }),
  );
}

/** Brings a board to the middle of the screen; a game stands still until it is seen, which takes a frame. */
export async function scrollToCenter(board: Locator): Promise<void> {
  await board.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}
