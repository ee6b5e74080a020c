// Page object of Sudoku, with a fixed puzzle and its solution.
import type { Locator, Page } from '@playwright/test';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { getButton, pressKeys, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

const SEED = 2026;
const GIVENS = '740060309081530702030072810000295000050786200206010085000000027000357006400620538';
const SOLUTION = '742168359981534762635972814814295673359786241276413985563849127128357496497621538';

/** A position on the board; rows and columns count from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

function toPlace(index: number): Place {
  return { row: Math.floor(index / 9) + 1, column: (index % 9) + 1 };
}

export const EMPTY_CELLS: readonly (Place & { readonly digit: string })[] = [...GIVENS].flatMap((given, index) =>
  given === '0' ? { ...toPlace(index), digit: SOLUTION[index] ?? '' } : [],
);

export class SudokuPage extends Stage {
  readonly board: Locator;

  constructor(page: Page) {
    super(page, 'Sudoku');
    this.board = this.panel.getByRole('group', { name: 'Board' });
  }

  /** Opens the page at the fixed puzzle, with a fake clock that only the test advances. */
  static async open(page: Page): Promise<SudokuPage> {
    await page.clock.install();
    await fixSeed(page, SEED);
    const game = new SudokuPage(page);
    await game.visit();
    await page.clock.pauseAt(Date.now() + 60_000);
    return game;
  }

  cell({ row, column }: Place): Locator {
    return this.board.getByRole('button', { name: `Row ${row}, column ${column},` });
  }

  /** The cells whose accessible names contain the text. */
  findCells(words: string | RegExp): Locator {
    return this.board.getByRole('button', { name: words });
  }

  async expectCell(place: Place, content: string): Promise<void> {
    await expect(this.cell(place)).toHaveAccessibleName(`Row ${place.row}, column ${place.column}, ${content}`);
  }

  async expectSolved(): Promise<void> {
    await expect(this.status).toHaveText('You Won!');
    await expect(this.result).toBeVisible();
    await expect(this.findCells(/empty|conflict/)).toHaveCount(0);
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
