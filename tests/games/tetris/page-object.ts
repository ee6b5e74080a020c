// Page object of Tetris, with a fake clock that only the test advances, and the pieces of a fixed seed.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

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
  static async open(page: Page, variant?: string, path?: string): Promise<TetrisPage> {
    await fixSeed(page, SEED);
    await page.clock.install();
    const game = new TetrisPage(page);
    await game.visit(path);
    if (variant) await game.chooseVariant(variant);
    await page.clock.pauseAt(Date.now() + 60_000);
    return game;
  }

  toast(text: string): Locator {
    return this.panel.locator('[data-toast]').getByText(text, { exact: true });
  }

  /** Expects a screen reader announcement. Announcements caused by the clock come half a second after the previous one. */
  async expectAnnouncement(text: string | RegExp): Promise<void> {
    await expect(this.announcement).toHaveText(text);
  }

  async expectFigure(name: 'Score' | 'Level' | 'Lines' | 'Best', value: number): Promise<void> {
    await expect(this.figure(name)).toHaveText(`${name}: ${value}`);
  }

  async expectHeld(piece: string): Promise<void> {
    await expect(this.panel.getByRole('group', { name: 'Hold' })).toContainText(piece);
  }

  get nextPieces(): Locator {
    return this.panel.getByRole('group', { name: 'Next' }).getByRole('listitem');
  }

  async expectNext(...pieces: readonly string[]): Promise<void> {
    await expect(this.nextPieces).toHaveText(pieces);
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
  readonly #game: TetrisPage;
  readonly #session: CDPSession;
  readonly #cell: number;
  #x: number;
  #y: number;

  private constructor(game: TetrisPage, session: CDPSession, cell: number, x: number, y: number) {
    this.#game = game;
    this.#session = session;
    this.#cell = cell;
    this.#x = x;
    this.#y = y;
  }

  /** Touches the center of the field. */
  static async down(game: TetrisPage): Promise<Finger> {
    const box = await game.field.boundingBox();
    if (!box) throw new Error('The field cannot be seen');
    const session = await game.page.context().newCDPSession(game.page);
    const finger = new Finger(game, session, box.width / 10, box.x + box.width / 2, box.y + box.height / 2);
    await finger.#send('touchStart');
    return finger;
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: this.#x, y: this.#y }] });
  }

  async move(columns: number, rows: number, ms: number): Promise<this> {
    const steps = 5;
    for (let step = 0; step < steps; step += 1) {
      this.#x += (columns * this.#cell) / steps;
      this.#y += (rows * this.#cell) / steps;
      await this.#game.page.clock.runFor(ms / steps);
      await this.#send('touchMove');
    }
    return this;
  }

  async up(): Promise<void> {
    await this.#send('touchEnd');
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Start').click(),
  locateEffect: (panel) => panel.locator('[aria-label="Tetris controls"] button:not([aria-disabled="true"])', { hasText: 'Pause' }),
};
