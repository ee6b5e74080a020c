// Fingers on a touch screen.
import type { CDPSession, Locator, Page } from '@playwright/test';

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

  static async create(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  async send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  }

  /** One finger that goes down in the middle of a target, moves in steps and leaves. */
  async drag(target: Locator, ...offsets: readonly Point[]): Promise<void> {
    const from = await getCenter(target);
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
