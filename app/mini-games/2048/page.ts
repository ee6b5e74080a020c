// 2048 as its player meets it.
import type { Locator, Page } from '@playwright/test';
import { bringToSight } from '#e2e/support/scrolling.ts';
import { fixSeed } from '#e2e/support/known-deal.ts';
import { expect, open } from '#e2e/support/site.ts';
import { ARROW_KEYS, pressAll, type GamePlayer } from '#e2e/support/game-player.ts';

/** The board that seed 2048 deals: two tiles under each other. */
export const DEALT = '. . . . 2 . . . . . . . 2 . . .';

export class Game2048 {
  readonly panel: Locator;
  readonly status: Locator;
  readonly grid: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('tabpanel', { name: '2048' });
    this.status = this.panel.getByRole('status');
    this.grid = this.panel.getByRole('grid');
  }

  static async open(page: Page, seed = 2048): Promise<Game2048> {
    await fixSeed(page, seed);
    await open(page, '/');
    const game = new Game2048(page);
    await game.wake(page);
    return game;
  }

  /** Chooses the game and brings its board to the screen. */
  async wake(page: Page): Promise<void> {
    await page.getByRole('tab', { name: '2048' }).click();
    await expect(this.grid).toBeVisible();
    await bringToSight(this.grid);
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  figure(name: 'Score' | 'Best'): Locator {
    return this.panel.getByText(new RegExp(`^${name}: \\d+$`));
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
  trace: (panel) => panel.getByText(/New \d at/).first(),
};
