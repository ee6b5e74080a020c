// Tetris as its player meets it; time passes only when a journey says so, and the pieces come in the order of one seed.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { fixSeed } from '#e2e/support/known-deal.ts';
import { expect, open } from '#e2e/support/site.ts';
import { button, type GamePlayer } from '#e2e/support/game-player.ts';

/** The pieces of this seed begin with J, O, S, T, L, Z and I. */
const SEED = 2026;

export type Action = 'Move left' | 'Move right' | 'Rotate clockwise' | 'Rotate counterclockwise' | 'Soft drop' | 'Hard drop' | 'Hold';
export type Figure = 'Score' | 'Level' | 'Lines';

export class Tetris {
  readonly panel: Locator;
  readonly board: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('tabpanel', { name: 'Tetris' });
    this.board = this.panel.getByRole('application', { name: 'Board' });
  }

  /** Opens the game, which waits for its start, and stops the clock. */
  static async open(page: Page, variant?: string): Promise<Tetris> {
    await fixSeed(page, SEED);
    await page.clock.install();
    await open(page, '/');
    const game = new Tetris(page);
    const tab = page.getByRole('tab', { name: 'Tetris' });
    await tab.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await tab.click();
    await game.board.waitFor();
    if (variant) await game.panel.getByRole('combobox', { name: 'Variant' }).selectOption(variant);
    await page.clock.pauseAt(Date.now() + 60_000);
    await game.board.scrollIntoViewIfNeeded();
    // A game that has loaded where it could not be seen stands still.
    if (await game.button('Resume').isVisible()) await game.button('Resume').click();
    return game;
  }

  button(name: Action | 'Start' | 'Pause' | 'Resume' | 'Play Again'): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async expectStatus(text: string | RegExp): Promise<void> {
    // The line for the eye; listeners hear it unhurried, by the clock.
    await expect(this.panel.getByText(text).first()).toBeVisible();
  }

  async expectFigure(name: Figure, value: number): Promise<void> {
    await expect(this.panel.getByRole('listitem').filter({ hasText: new RegExp(`^${name}: ${value}$`) })).toBeVisible();
  }

  async expectHeld(piece: string): Promise<void> {
    await expect(this.panel.getByRole('group', { name: 'Hold' })).toContainText(piece);
  }

  async expectNext(...pieces: readonly string[]): Promise<void> {
    await expect(this.panel.getByRole('group', { name: 'Next' }).getByRole('listitem')).toHaveText(pieces);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What the field shows, as a picture in text. */
  drawing(): Promise<string> {
    return this.board.locator('canvas').evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  }
}

/** A finger on the field: it moves by cells, each way in so many ms of the page's clock. */
export class Finger {
  readonly #game: Tetris;
  readonly #session: CDPSession;
  readonly #cell: number;
  #x: number;
  #y: number;

  private constructor(game: Tetris, session: CDPSession, cell: number, x: number, y: number) {
    this.#game = game;
    this.#session = session;
    this.#cell = cell;
    this.#x = x;
    this.#y = y;
  }

  /** Puts a finger down in the middle of the field. */
  static async down(game: Tetris): Promise<Finger> {
    const box = await game.board.boundingBox();
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

export const player: GamePlayer = {
  act: (panel) => button(panel, 'Start').click(),
  trace: (panel) => panel.locator('[aria-label="Tetris controls"] button:not([aria-disabled="true"])', { hasText: 'Pause' }),
};
