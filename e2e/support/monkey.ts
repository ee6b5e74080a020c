// A monkey at the keyboard: seeded clicks, keys and scrolls, as fast as the browser takes them.
import type { Locator, Page } from '@playwright/test';
import { draw } from '#app/mini-games/lib/rng.ts';

const MOVES = 'Tab Tab Shift+Tab Enter Enter Space Escape Home End Backspace ArrowUp ArrowRight ArrowDown ArrowLeft Control+z';
const KEYS = `${MOVES} a d e s h p 1 5 9`.split(' ');
const WHEEL_PX = 500;
const HEADER_PX = 90; // it lies over what is scrolled below it

export class Monkey {
  readonly #page: Page;
  #rng: number;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#rng = seed;
  }

  roll(sides: number): number {
    let value: number;
    [value, this.#rng] = draw(this.#rng, sides);
    return value;
  }

  /** Clicks, types and scrolls so many times; within an element where there is one, else anywhere in the window. */
  async play(steps: number, within?: Locator): Promise<void> {
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    let area = { x: 0, y: 0, width, height };
    for (let step = 0; step < steps; step += 1) {
      if (within && step % 10 === 0) {
        // Keys can land on links, too.
        if ((await within.count()) === 0) return;
        area = (await within.boundingBox()) ?? area;
      }
      const top = Math.max(within ? HEADER_PX : 0, area.y);
      const bottom = Math.min(height, area.y + area.height);
      const kind = this.roll(10);
      if (kind < 5)
        await this.#page.mouse.click(area.x + this.roll(Math.ceil(area.width)), top + this.roll(Math.max(1, Math.floor(bottom - top))));
      else if (kind < 9 || within) await this.#page.keyboard.press(KEYS[this.roll(KEYS.length)] ?? 'Tab');
      else await this.#page.mouse.wheel(0, this.roll(2 * WHEEL_PX) - WHEEL_PX / 2);
    }
  }
}
