// Memory as its player meets it.
import type { Locator, Page } from '@playwright/test';
import { fixSeed } from '#e2e/support/known-deal.ts';
import { expect, open } from '#e2e/support/site.ts';
import { button, type GamePlayer } from '#e2e/support/game-player.ts';

/** The seed of every deal in these journeys, and where its pairs lie. */
const SEED = 2026;
export const PAIRS = [
  { face: 'apricot', cards: [1, 9] },
  { face: 'star', cards: [2, 3] },
  { face: 'mouse', cards: [4, 10] },
  { face: 'castle', cards: [5, 6] },
  { face: 'spider', cards: [7, 11] },
  { face: 'cheese', cards: [8, 12] },
] as const;

/** How long two different cards stay open. */
export const LOOK_MS = 1000;

export class Memory {
  readonly panel: Locator;
  readonly status: Locator;
  readonly cards: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('tabpanel', { name: 'Memory' });
    this.status = this.panel.getByRole('status');
    this.cards = this.panel.getByRole('button', { name: /^Card \d+, / });
  }

  /** Opens the home page at a game whose time passes only when the journey says so. */
  static async open(page: Page): Promise<Memory> {
    await page.clock.install();
    await fixSeed(page, SEED);
    await open(page, '/');
    const game = new Memory(page);
    await game.choose();
    await page.clock.pauseAt(Date.now() + 60_000);
    return game;
  }

  /** Chooses the tile and waits until the game is awake. */
  async choose(): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Memory' }).click();
    await this.card(12).scrollIntoViewIfNeeded();
    await expect(this.panel.getByRole('button', { name: 'face down' }).first()).toBeEnabled();
  }

  card(number: number): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^Card ${number}, `) });
  }

  button(name: 'New Game' | 'Play Again' | 'Pause' | 'Resume'): Locator {
    return this.panel.getByRole('button', { name });
  }

  figure(name: 'Moves' | 'Best'): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: `${name}: ` });
  }

  async turn(...numbers: readonly number[]): Promise<void> {
    for (const number of numbers) await this.card(number).click();
  }

  async expectCard(number: number, side: string): Promise<void> {
    await expect(this.card(number)).toHaveAccessibleName(`Card ${number}, ${side}`);
  }

  async expectAllFaceDown(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: 'face down' })).toHaveCount(await this.cards.count());
  }
}

export const player: GamePlayer = {
  act: (panel) => button(panel, 'Card 1, face down').click(),
  trace: (panel) => button(panel, /^Card 1, (?!face down)/),
};
