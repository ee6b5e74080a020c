// Page object of Minesweeper, with a fixed board.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** The mines (*) and numbers of this seed if the first square is the top left one. */
export const BOARD = ['01***432', '0124****', '00012332', '00000011', '0122101*', '01**1011', '01221000', '00000000'] as const;
const SEED = 488;

export type Place = readonly [row: number, column: number];

export class MinesweeperPage extends Stage {
  constructor(page: Page) {
    super(page, 'Minesweeper');
  }

  /** Opens the page with the fixed seed; the first reveal creates the board. */
  static open(page: Page): Promise<MinesweeperPage> {
    return new MinesweeperPage(page).deal(SEED);
  }

  square(place: Place): Locator {
    return this.findCell(...place);
  }

  async flag(...places: readonly Place[]): Promise<void> {
    for (const place of places) await this.square(place).click({ button: 'right' });
  }

  async expectSquare(place: Place, content: string): Promise<void> {
    await this.expectContent(...place, content);
  }

  async expectMinesLeft(count: number): Promise<void> {
    await expect(this.figure('Mines left')).toHaveText(`Mines left: ${count}`);
  }

  /** Expects the number of squares whose accessible name ends with `content`. */
  async expectCount(content: string, count: number): Promise<void> {
    await expect(this.panel.getByRole('button', { name: new RegExp(`, ${content}$`) })).toHaveCount(count);
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Row 4, column 4, hidden').click(),
  locateEffect: (panel) => getButton(panel, /^Row 4, column 4, (?!hidden)/),
};
