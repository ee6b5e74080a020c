// Page object of Snake, with a fake clock that only the test advances.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** With this seed, the first apricot is two cells ahead of the snake, in its row. */
const SEED = 215;
const TICK_MS = 150;

export class SnakePage extends Stage {
  readonly lawn: Locator;

  constructor(page: Page) {
    super(page, 'Snake');
    this.lawn = this.panel.getByRole('application', { name: 'Board' });
  }

  static open(page: Page, variant?: string, path?: string): Promise<SnakePage> {
    return new SnakePage(page).deal(SEED, { stopsClock: true, ...(variant && { variant }), ...(path && { path }) });
  }

  async tick(times: number): Promise<void> {
    await this.page.clock.runFor(times * TICK_MS);
  }

  /** Expects the accessible name of the board, which updates with the state immediately. */
  async expectLabel(words: string): Promise<void> {
    await expect(this.panel.getByRole('img', { name: words, exact: true })).toBeVisible();
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Start').click(),
  locateEffect: (panel) => panel.locator('[aria-label="Snake controls"] button:not([aria-disabled="true"])', { hasText: 'Pause' }),
};
