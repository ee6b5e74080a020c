// Page object of Tic Tac Toe.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

type Mark = 'X' | 'O';
const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** A cell, numbered from 1 at the top left, like the digit keys. */
type Cell = (typeof CELLS)[number];

/** How long the computer pretends to think, in ms. */
const THINKING_MS = 450;

const locate = (cell: Cell) => [Math.ceil(cell / 3), ((cell - 1) % 3) + 1] as const;

export class TicTacToePage extends Stage {
  constructor(page: Page) {
    super(page, 'Tic Tac Toe');
  }

  /** Opens the page of the game, or another page that has its tile. */
  static async open(page: Page, path?: string): Promise<TicTacToePage> {
    const game = new TicTacToePage(page);
    await game.visit(path);
    return game;
  }

  cell(cell: Cell): Locator {
    return this.findCell(...locate(cell));
  }

  async mark(...cells: readonly Cell[]): Promise<void> {
    for (const cell of cells) await this.cell(cell).click();
  }

  async expectCell(cell: Cell, content: Mark | 'empty'): Promise<void> {
    await this.expectContent(...locate(cell), content);
  }

  async expectEmptyBoard(): Promise<void> {
    await expect(this.button(/, empty$/)).toHaveCount(CELLS.length);
  }

  async expectMarks(count: number): Promise<void> {
    await expect(this.button(/, [XO]$/)).toHaveCount(count);
  }

  /** Advances the page's clock, which has to be paused, by the computer's thinking time. */
  async letComputerThink(): Promise<void> {
    await this.page.clock.runFor(THINKING_MS);
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Row 1, column 1, empty').click(),
  locateEffect: (panel) => getButton(panel, 'Row 1, column 1, X'),
};
