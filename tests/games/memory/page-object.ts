// Page object of Memory.
import type { Locator, Page } from '@playwright/test';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** The seed of every deal in the tests, and the positions of its pairs. */
const SEED = 2026;
export const PAIRS = [
  { face: 'apricot', cards: [1, 9] },
  { face: 'star', cards: [2, 3] },
  { face: 'mouse', cards: [4, 10] },
  { face: 'castle', cards: [5, 6] },
  { face: 'spider', cards: [7, 11] },
  { face: 'cheese', cards: [8, 12] },
] as const;

/** How long two different cards stay face up, in ms. */
export const MISMATCH_MS = 1000;

export class MemoryPage extends Stage {
  readonly cards: Locator;

  constructor(page: Page) {
    super(page, 'Memory');
    this.cards = this.button(/^Card \d+, /);
  }

  /** Opens the page with a fake clock that only the test advances. */
  static async open(page: Page): Promise<MemoryPage> {
    await page.clock.install();
    await fixSeed(page, SEED);
    const game = new MemoryPage(page);
    await game.visit();
    await page.clock.pauseAt(Date.now() + 60_000);
    return game;
  }

  card(number: number): Locator {
    return this.button(new RegExp(`^Card ${number}, `));
  }

  async turn(...numbers: readonly number[]): Promise<void> {
    for (const number of numbers) await this.card(number).click();
  }

  async expectCard(number: number, side: string): Promise<void> {
    await expect(this.card(number)).toHaveAccessibleName(`Card ${number}, ${side}`);
  }

  async expectAllFaceDown(): Promise<void> {
    await expect(this.button(/, face down$/)).toHaveCount(await this.cards.count());
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Card 1, face down').click(),
  locateEffect: (panel) => getButton(panel, /^Card 1, (?!face down)/),
};
