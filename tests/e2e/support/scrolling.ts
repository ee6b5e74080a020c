// Scrolls the page, reads its scroll position, and waits for frames.
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the next frame is laid out and painted. Uses an observer, because it works while the clock is paused. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

/** Scrolls the page to `top` px instantly, regardless of its scroll behavior. */
export const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

export const getScrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the scroll position is `top` px. */
export const expectScrolledTo = (page: Page, top: number) => expect.poll(() => getScrollTop(page)).toBe(top);

/** Waits until the scroll position has not changed for ten frames, after a smooth scroll. */
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

/** Scrolls a board to the center of the window and waits two frames, because a game starts only when it is visible. */
export async function scrollToCenter(board: Locator): Promise<void> {
  await board.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}
