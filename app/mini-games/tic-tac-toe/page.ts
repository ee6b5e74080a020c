// Tic Tac Toe as its player meets it.
import type { Locator, Page } from '@playwright/test';
import { expect, open } from '#e2e/support/site.ts';
import { button, type GamePlayer } from '#e2e/support/game-player.ts';

export type Mark = 'X' | 'O';
export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** A cell, counted from the top left, as the digit keys count. */
export type Cell = (typeof CELLS)[number];

/** How long the computer seems to think. */
const BEAT_MS = 450;

function place(cell: Cell): string {
  return `Row ${Math.ceil(cell / 3)}, column ${((cell - 1) % 3) + 1}`;
}

export class TicTacToe {
  readonly panel: Locator;
  readonly status: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('tabpanel', { name: 'Tic Tac Toe' });
    this.status = this.panel.getByRole('status');
  }

  /** Opens the home page and brings the board to the screen, where the game wakes. */
  static async open(page: Page): Promise<TicTacToe> {
    await open(page, '/');
    const game = new TicTacToe(page);
    await game.wake();
    return game;
  }

  async wake(): Promise<void> {
    await this.panel.scrollIntoViewIfNeeded();
    await expect(this.cell(9)).toBeVisible();
    await this.cell(9).scrollIntoViewIfNeeded();
    // A game that loads before it can be seen stands still until then.
    await expect(this.panel.getByRole('button', { name: 'empty' }).first()).toBeEnabled();
  }

  cell(cell: Cell): Locator {
    return this.panel.getByRole('button', { name: place(cell) });
  }

  button(name: 'Reset Game' | 'Undo' | 'Hint' | 'Play Again' | 'Look at the board'): Locator {
    return this.panel.getByRole('button', { name });
  }

  async mark(...cells: readonly Cell[]): Promise<void> {
    for (const cell of cells) await this.cell(cell).click();
  }

  /** Presses a cell that the game marks as disabled but leaves within reach. */
  async press(cell: Cell): Promise<void> {
    await this.cell(cell).click({ force: true });
  }

  async expectCell(cell: Cell, content: Mark | 'empty'): Promise<void> {
    await expect(this.cell(cell)).toHaveAccessibleName(`${place(cell)}, ${content}`);
  }

  async expectEmptyBoard(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: 'empty' })).toHaveCount(CELLS.length);
  }

  async expectMarks(count: number): Promise<void> {
    await expect(this.panel.getByRole('button', { name: /, [XO]$/ })).toHaveCount(count);
  }

  async choose(variant: string): Promise<void> {
    await this.panel.getByRole('combobox', { name: 'Variant' }).selectOption(variant);
  }

  /** Lets the computer's thinking time pass; the page's clock has to be paused. */
  async letComputerThink(): Promise<void> {
    await this.#page.clock.runFor(BEAT_MS);
  }

  /** The figure called `name` in the statistics, which have to be unfolded. */
  figure(name: string): Locator {
    return this.panel
      .locator('dl > div')
      .filter({ has: this.#page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
      .getByRole('definition');
  }

  async unfoldStatistics(): Promise<void> {
    await this.panel.getByText('Statistics', { exact: true }).click();
    await expect(this.figure('Played')).toBeVisible();
  }
}

export const player: GamePlayer = {
  act: (panel) => button(panel, 'Row 1, column 1, empty').click(),
  trace: (panel) => button(panel, 'Row 1, column 1, X'),
};
