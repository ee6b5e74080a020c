// Page object of Color Match, with a fake clock that only the test advances.
import type { Locator, Page } from '@playwright/test';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

const SEED = 5;

export class ColorMatchPage extends Stage {
  readonly prompt: Locator;

  constructor(page: Page) {
    super(page, 'Color Match');
    this.prompt = this.panel.getByText(/^Word: \w+\. Ink: \w+\.$/).and(this.panel.locator(':not([data-announcer] *)'));
  }

  static async open(page: Page): Promise<ColorMatchPage> {
    await page.clock.install();
    await fixSeed(page, SEED);
    const game = new ColorMatchPage(page);
    await game.visit();
    await page.clock.pauseAt(Date.now() + 60_000);
    return game;
  }

  /** The button that answers the current prompt correctly, or the other one. */
  async answerButton(isRight: boolean): Promise<'Match' | 'No Match'> {
    const [, word, ink] = /Word: (\w+)\. Ink: (\w+)\./.exec(await this.prompt.innerText()) ?? [];
    return (word?.toLowerCase() === ink) === isRight ? 'Match' : 'No Match';
  }

  async answer(isRight: boolean): Promise<void> {
    await this.button(await this.answerButton(isRight)).click();
  }

  async answerByKey(isRight: boolean): Promise<void> {
    await this.page.keyboard.press((await this.answerButton(isRight)) === 'Match' ? 'ArrowRight' : 'ArrowLeft');
  }

  async advanceClock(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  async expectFigures(figures: Partial<Record<'Score' | 'Best' | 'Time', number>>): Promise<void> {
    for (const [name, value] of Object.entries(figures))
      await expect(this.panel.getByText(`${name}: ${value}`, { exact: true }).first()).toBeAttached();
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Start').click(),
  locateEffect: (panel) => panel.getByText(/^Word: \w+\. Ink: \w+\.$/),
};
