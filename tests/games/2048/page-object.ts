// Page object of 2048.
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { ARROW_KEYS, pressKeys, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

/** The board of seed 2048: two tiles in one column. */
export const DEALT_BOARD = '. . . . 2 . . . . . . . 2 . . .';

export class Game2048Page extends Stage {
  readonly grid: Locator;

  constructor(page: Page) {
    super(page, '2048');
    this.grid = this.panel.getByRole('grid');
  }

  static open(page: Page): Promise<Game2048Page> {
    return new Game2048Page(page).deal(2048);
  }

  /** Expects the board to match a drawing of its values, '.' for an empty cell. */
  async expectBoard(drawing: string): Promise<void> {
    await expect
      .poll(() => this.grid.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label'))))
      .toEqual(
        drawing
          .split(' ')
          .map((value, cell) => `Row ${Math.floor(cell / 4) + 1}, column ${(cell % 4) + 1}, ${value === '.' ? 'empty' : value}`),
      );
  }
}

export const firstMove: FirstMove = {
  play: (panel, page) => pressKeys(page, panel.getByRole('grid', { name: 'Board' }), ARROW_KEYS),
  async playByMouse(panel, page) {
    const box = await panel.getByRole('grid', { name: 'Board' }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    for (const [dx, dy] of [
      [0, -90],
      [-90, 0],
      [0, 90],
      [90, 0],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 4 });
      await page.mouse.up();
    }
  },
  locateEffect: (panel) => panel.getByRole('status').filter({ hasText: /^Largest tile/ }),
};
