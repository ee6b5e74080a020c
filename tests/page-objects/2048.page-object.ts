// 2048 as its player meets it.
import type { Locator, Page } from '@playwright/test';
import { fixSeed } from '#tests/e2e/support/fixed-seed.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { ARROW_KEYS, pressAll, type GamePlayer } from '#tests/e2e/support/first-move.ts';
import { Stage } from '#tests/e2e/support/stage.page-object.ts';

/** The board that seed 2048 deals: two tiles under each other. */
export const DEALT = '. . . . 2 . . . . . . . 2 . . .';

export class Game2048 extends Stage {
  readonly grid: Locator;

  constructor(page: Page) {
    super(page, '2048');
    this.grid = this.panel.getByRole('grid');
  }

  static async open(page: Page, seed = 2048): Promise<Game2048> {
    await fixSeed(page, seed);
    const game = new Game2048(page);
    await game.visit();
    return game;
  }

  /** Compares the board with a drawing of its values, '.' for an empty cell. */
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

export const player: GamePlayer = {
  act: (panel, page) => pressAll(page, panel.getByRole('grid', { name: 'Board' }), ARROW_KEYS),
  trace: (panel) => panel.getByRole('status').filter({ hasText: /^Largest tile/ }),
};
