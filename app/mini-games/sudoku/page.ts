// Sudoku as its player meets it: one puzzle, whose solution the journeys know.
import type { Locator, Page } from '@playwright/test';
import { fixSeed } from '#e2e/support/known-deal.ts';
import { expect, open } from '#e2e/support/site.ts';
import { button, pressAll, type GamePlayer } from '#e2e/support/game-player.ts';

const SEED = 2026;
const GIVENS = '740060309081530702030072810000295000050786200206010085000000027000357006400620538';
const SOLUTION = '742168359981534762635972814814295673359786241276413985563849127128357496497621538';

/** A place on the board; rows and columns count from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

function placeAt(index: number): Place {
  return { row: Math.floor(index / 9) + 1, column: (index % 9) + 1 };
}

export const EMPTY: readonly (Place & { readonly digit: string })[] = [...GIVENS].flatMap((given, index) =>
  given === '0' ? { ...placeAt(index), digit: SOLUTION[index] ?? '' } : [],
);

export class Sudoku {
  readonly panel: Locator;
  readonly status: Locator;
  readonly board: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('tabpanel', { name: 'Sudoku' });
    this.status = this.panel.getByRole('status');
    this.board = this.panel.getByRole('group', { name: 'Board' });
  }

  /** Opens the home page at a known puzzle whose time passes only when the journey says so. */
  static async open(page: Page): Promise<Sudoku> {
    await page.clock.install();
    await fixSeed(page, SEED);
    await open(page, '/');
    const game = new Sudoku(page);
    await game.choose();
    await page.clock.pauseAt(Date.now() + 60_000);
    return game;
  }

  /** Chooses the tile and waits until the game is awake. */
  async choose(): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Sudoku' }).click();
    await this.cell({ row: 9, column: 9 }).scrollIntoViewIfNeeded();
    await expect(this.named('empty').first()).toBeEnabled();
  }

  cell({ row, column }: Place): Locator {
    return this.board.getByRole('button', { name: `Row ${row}, column ${column},` });
  }

  /** The cells whose names hold the words. */
  named(words: string | RegExp): Locator {
    return this.board.getByRole('button', { name: words });
  }

  /** A key of the pad, or a button of the frame. */
  key(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  async expectCell(place: Place, content: string): Promise<void> {
    await expect(this.cell(place)).toHaveAccessibleName(`Row ${place.row}, column ${place.column}, ${content}`);
  }

  async expectSolved(): Promise<void> {
    await expect(this.status).toHaveText('Solved!');
    await expect(this.panel.getByRole('region', { name: 'Result' })).toBeVisible();
    await expect(this.named(/empty|conflict/)).toHaveCount(0);
  }
}

export const player: GamePlayer = {
  act: (panel, page) => pressAll(page, button(panel, /^Row \d, column \d, empty/), ['7']),
  trace: (panel) => panel.getByText(/^39 cells to go|conflicts with/).first(),
};
