// Page object of Memory.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** How long two different cards stay face up, in ms. */
export const MISMATCH_MS = 1000;

export class MemoryPage extends Stage {
  readonly cards: Locator;

  constructor(page: Page) {
    super(page, 'Memory');
    this.cards = this.button(/^Card \d+, /);
  }

  static open(page: Page): Promise<MemoryPage> {
    return new MemoryPage(page).deal(2026, { stopsClock: true });
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
