// What journeys through the games of sliding tiles share: a known deal, a board in sight, and a finger.
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Deals every game of the page from this seed. */
export async function fixSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((fixed) => {
    crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
      if (numbers instanceof Uint32Array) numbers.fill(fixed);
      return numbers;
    };
  }, seed);
}

/** Brings a board to the middle of the screen; a game stands still until it is seen, which takes a frame. */
export async function bringToSight(board: Locator): Promise<void> {
  await board.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a touch screen; `points` are all that touch it, and no point means that all have left. */
export class Touch {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  async send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  }

  /** One finger that goes down in the middle of a target, moves in steps and leaves. */
  async drag(target: Locator, ...ways: readonly Point[]): Promise<void> {
    const from = await middleOf(target);
    await this.send('touchStart', from);
    for (const { x, y } of ways) await this.send('touchMove', { x: from.x + x, y: from.y + y });
    await this.send('touchEnd');
  }
}

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
