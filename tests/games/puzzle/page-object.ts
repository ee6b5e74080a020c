// Page object of Puzzle.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { ARROW_KEYS, pressKeys, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** The board of seed 2048 and its shortest solution. Positions count from 1, row by row. */
export const DEALT_BOARD = '2 6 3 1 . 5 7 4 8';
export const SOLUTION = [2, 3, 6, 5, 8, 9, 6, 3, 2, 1, 4, 5, 6, 9] as const;

export class PuzzlePage extends Stage {
  readonly board: Locator;

  constructor(page: Page) {
    super(page, 'Puzzle');
    this.board = this.panel.getByRole('group', { name: 'Board' });
  }

  static open(page: Page): Promise<PuzzlePage> {
    return new PuzzlePage(page).deal(2048);
  }

  block(number: number): Locator {
    return this.board.getByRole('button', { name: new RegExp(`, tile ${number}$`) });
  }

  /** The tile or gap at a position, counted from 1, row by row. */
  cellAt(place: number): Locator {
    return this.findCell(Math.ceil(place / 3), ((place - 1) % 3) + 1);
  }

  async expectMoves(count: number): Promise<void> {
    await expect(this.figure('Moves')).toHaveText(`Moves: ${count}`);
  }

  /** Expects the board to match a drawing, '.' for the gap. */
  async expectBoard(drawing: string): Promise<void> {
    const names = drawing.split(' ').map((tile, cell) => {
      const place = `Row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}`;
      return tile === '.' ? `${place}, empty` : `${place}, tile ${tile}`;
    });
    await expect
      .poll(async () => {
        const shown = await this.board.getByRole('button').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
        return shown.toSorted();
      })
      .toEqual(names.toSorted());
  }
}

export const firstMove: FirstMove = {
  play: (panel, page) => pressKeys(page, panel.getByRole('group', { name: 'Board' }).getByRole('button').first(), ARROW_KEYS),
  async playByMouse(panel) {
    const cells = panel.getByRole('group', { name: 'Board' }).getByRole('button');
    for (let cell = 0; cell < (await cells.count()); cell += 1) await cells.nth(cell).click();
  },
  locateEffect: (panel) => panel.getByText(/^Moves: [1-9]\d*$/).first(),
};
