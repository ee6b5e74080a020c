// Page object of Tetris, with a fake clock that only the test advances, and the pieces of a fixed seed.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';
import { getCenter, Touch, type Point } from '#tests/e2e/support/touch.ts';

/** The pieces of this seed begin with J, O, S, T, L, Z and I. */
const SEED = 2026;
const KEYS: Readonly<Record<string, string>> = { l: 'ArrowLeft', r: 'ArrowRight', c: 'x', h: 'c', D: 'Space' };

export class TetrisPage extends Stage {
  readonly field: Locator;

  constructor(page: Page) {
    super(page, 'Tetris');
    this.field = this.panel.getByRole('application', { name: 'Board' });
  }

  /** Opens the page, where the game waits for Start, and stops the clock. */
  static open(page: Page, variant?: string, path?: string): Promise<TetrisPage> {
    return new TetrisPage(page).deal(SEED, { stopsClock: true, ...(variant && { variant }), ...(path && { path }) });
  }

  /** Expects a screen reader announcement. Announcements caused by the clock come half a second after the previous one. */
  async expectAnnouncement(text: string | RegExp): Promise<void> {
    await expect(this.announcement).toHaveText(text);
  }

  async expectNext(...pieces: readonly string[]): Promise<void> {
    await expect(this.panel.getByRole('group', { name: 'Next' }).getByRole('listitem')).toHaveText(pieces);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Presses keys: l and r move, c rotates, h holds, D drops. */
  async playByKeys(letters: string): Promise<void> {
    await this.press(...[...letters].map((letter) => KEYS[letter] ?? letter));
  }

  /** Returns the canvas of the field as a data URL, to compare what it shows. */
  readCanvas(): Promise<string> {
    return this.field.locator('canvas').evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  }
}

/** Simulates a finger on the field: it moves by cells, in a given time on the page's clock (ms). */
export class Finger {
  readonly #touch: Touch;
  readonly #clock: Page['clock'];
  readonly #cellPx: number;
  #at: Point;

  private constructor(touch: Touch, { clock }: Page, cellPx: number, at: Point) {
    this.#touch = touch;
    this.#clock = clock;
    this.#cellPx = cellPx;
    this.#at = at;
  }

  /** Touches the center of the field. */
  static async down({ page, field }: TetrisPage): Promise<Finger> {
    const [touch, center] = [await Touch.create(page), await getCenter(field)];
    await touch.send('touchStart', center);
    return new Finger(touch, page, ((await field.boundingBox())?.width ?? 0) / 10, center);
  }

  async move(columns: number, rows: number, ms: number): Promise<this> {
    const steps = 5;
    for (let step = 0; step < steps; step += 1) {
      this.#at = { x: this.#at.x + (columns * this.#cellPx) / steps, y: this.#at.y + (rows * this.#cellPx) / steps };
      await this.#clock.runFor(ms / steps);
      await this.#touch.send('touchMove', this.#at);
    }
    return this;
  }

  async up(): Promise<void> {
    await this.#touch.send('touchEnd');
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Start').click(),
  locateEffect: (panel) => panel.locator('[aria-label="Tetris controls"] button:not([aria-disabled="true"])', { hasText: 'Pause' }),
};
