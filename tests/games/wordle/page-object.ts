// Page object of Wordle.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { pressKeys, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** With this seed, the answers on a device are REACT and SCORE. */
const SEED = 49;
export const ANSWER = 'REACT';

export class WordlePage extends Stage {
  readonly textBox: Locator;

  constructor(page: Page) {
    super(page, 'Wordle');
    this.textBox = this.panel.getByRole('textbox', { name: 'Your guess' });
  }

  static open(page: Page): Promise<WordlePage> {
    return new WordlePage(page).deal(SEED);
  }

  row(number: number): Locator {
    return this.panel.getByRole('listitem', { name: `Guess ${number}`, exact: true });
  }

  /** Types a word into the focused element and presses Enter. */
  async type(word: string): Promise<void> {
    await this.page.keyboard.type(word);
    await this.page.keyboard.press('Enter');
  }

  /** Expects the accessible names of the letters in a row, such as 'R, correct'. */
  async expectRow(number: number, letters: readonly string[]): Promise<void> {
    const tiles = this.row(number).getByRole('img');
    await expect(tiles).toHaveCount(letters.length);
    for (const [place, letter] of letters.entries()) await expect(tiles.nth(place)).toHaveAccessibleName(letter);
  }
}

export const firstMove: FirstMove = {
  play: (panel, page) => pressKeys(page, panel.getByRole('textbox', { name: 'Your guess' }), [...'zzzzz', 'Enter']),
  async playByMouse(panel) {
    const keyboard = panel.getByRole('group', { name: 'Keyboard' });
    for (const name of [...Array<string>(5).fill('Z'), 'Guess']) await keyboard.getByRole('button', { name, exact: true }).click();
  },
  locateEffect: (panel) => panel.getByRole('listitem', { name: 'Guess 1', exact: true }).getByRole('img', { name: 'Z, absent' }).first(),
};
