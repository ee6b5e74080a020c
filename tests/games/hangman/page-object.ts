// Page object of Hangman.
import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** With this seed, the first word on a device is CODING. */
const SEED = 2;
export const WORD = 'CODING';

export class HangmanPage extends Stage {
  constructor(page: Page) {
    super(page, 'Hangman');
  }

  static open(page: Page): Promise<HangmanPage> {
    return new HangmanPage(page).deal(SEED);
  }

  /** Expects the word as it is displayed and as screen readers announce it. */
  async expectWord(displayedText: string, accessibleName: string): Promise<void> {
    await expect(this.panel.getByRole('img', { name: accessibleName, exact: true })).toHaveText(displayedText);
  }

  async expectWrongGuesses(count: number): Promise<void> {
    await expect(this.panel.getByText(`Wrong guesses: ${count} of 6`)).toBeAttached();
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'E').click(),
  locateEffect: (panel) => getButton(panel, /^E, /),
};
