// Simulates touch input.
import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sends touch events; `points` are all fingers on the screen, and none means that all were lifted. */
export class Touch {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async create(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: readonly Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  }

  /** Touches a point, or the center of a target, with one finger, moves by the offsets, and lifts it. */
  async drag(target: Locator | Point, ...offsets: readonly Point[]): Promise<void> {
    const from = 'x' in target ? target : await getCenter(target);
    await this.send('touchStart', from);
    for (const { x, y } of offsets) await this.send('touchMove', { x: from.x + x, y: from.y + y });
    await this.send('touchEnd');
  }
}

export async function getCenter(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
