// Page object of Color Match, with a fake clock that only the test advances.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

export class ColorMatchPage extends Stage {
  readonly prompt: Locator;

  constructor(page: Page) {
    super(page, 'Color Match');
    this.prompt = this.panel.getByText(/^Word: \w+\. Ink: \w+\.$/).and(this.panel.locator(':not([data-announcer] *)'));
  }

  static open(page: Page): Promise<ColorMatchPage> {
    return new ColorMatchPage(page).deal(5, { stopsClock: true });
  }

  /** The button that answers the current prompt correctly, or the other one. */
  async answerButton(isRight: boolean): Promise<'Match' | 'No Match'> {
    const [, word, ink] = /Word: (\w+)\. Ink: (\w+)\./.exec(await this.prompt.innerText()) ?? [];
    return (word?.toLowerCase() === ink) === isRight ? 'Match' : 'No Match';
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
