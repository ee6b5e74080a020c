// Page object of Sudoku, with a fixed puzzle.
import type { Locator, Page } from '@playwright/test';
import { getButton, pressKeys, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** A position on the board; rows and columns count from 1. */
interface Place {
  readonly row: number;
  readonly column: number;
}

export class SudokuPage extends Stage {
  readonly board: Locator;

  constructor(page: Page) {
    super(page, 'Sudoku');
    this.board = this.panel.getByRole('group', { name: 'Board' });
  }

  /** Opens the page at the fixed puzzle. */
  static open(page: Page): Promise<SudokuPage> {
    return new SudokuPage(page).deal(2026, { stopsClock: true });
  }

  cell({ row, column }: Place): Locator {
    return this.findCell(row, column);
  }

  /** The cells whose accessible names contain the text. */
  findCells(words: string | RegExp): Locator {
    return this.board.getByRole('button', { name: words });
  }

  async expectCell({ row, column }: Place, content: string): Promise<void> {
    await this.expectContent(row, column, content);
  }
}

export const firstMove: FirstMove = {
  play: (panel, page) => pressKeys(page, getButton(panel, /^Row \d, column \d, empty/), ['7']),
  async playByMouse(panel) {
    await getButton(panel, /^Row \d, column \d, empty/).click();
    await panel.locator('[data-controls]').getByRole('button', { name: /^7/ }).click();
  },
  locateEffect: (panel) => panel.getByRole('status').filter({ hasText: '39 cells to go' }),
};
