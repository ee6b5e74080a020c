// Tic Tac Toe as its player meets it.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, type FirstMove } from '#tests/e2e/support/first-move.ts';
import { Stage } from '#tests/e2e/support/stage.page-object.ts';

type Mark = 'X' | 'O';
const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** A cell, counted from the top left, as the digit keys count. */
type Cell = (typeof CELLS)[number];

/** How long the computer seems to think. */
const THINKING_MS = 450;

function getCellName(cell: Cell): string {
  return `Row ${Math.ceil(cell / 3)}, column ${((cell - 1) % 3) + 1}`;
}

export class TicTacToePage extends Stage {
  constructor(page: Page) {
    super(page, 'Tic Tac Toe');
  }

  /** Opens its own page; another one that has its tile is `path`. */
  static async open(page: Page, path?: string): Promise<TicTacToePage> {
    const game = new TicTacToePage(page);
    await game.visit(path);
    return game;
  }

  cell(cell: Cell): Locator {
    return this.button(new RegExp(`^${getCellName(cell)}, `));
  }

  async mark(...cells: readonly Cell[]): Promise<void> {
    for (const cell of cells) await this.cell(cell).click();
  }

  /** Presses a cell that says that it is disabled but stays within reach. */
  async press(cell: Cell): Promise<void> {
    await this.cell(cell).click({ force: true });
  }

  async expectCell(cell: Cell, content: Mark | 'empty'): Promise<void> {
    await expect(this.cell(cell)).toHaveAccessibleName(`${getCellName(cell)}, ${content}`);
  }

  async expectEmptyBoard(): Promise<void> {
    await expect(this.button(/, empty$/)).toHaveCount(CELLS.length);
  }

  async expectMarks(count: number): Promise<void> {
    await expect(this.button(/, [XO]$/)).toHaveCount(count);
  }

  /** Lets the computer's thinking time pass; the page's clock has to be paused. */
  async letComputerThink(): Promise<void> {
    await this.page.clock.runFor(THINKING_MS);
  }

  /** How often X and O have won and nobody has, as it stands beside the board. */
  async expectTally(x: number, o: number, draws: number): Promise<void> {
    for (const [name, count] of [
      ['X', x],
      ['O', o],
      ['Draws', draws],
    ] as const)
      await expect(this.figure(name)).toHaveText(`${name}: ${count}`);
  }
}

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, 'Row 1, column 1, empty').click(),
  locateEffect: (panel) => getButton(panel, 'Row 1, column 1, X'),
};
