// Every mini game fits its window: board and controls lie between the header and the lower edge, and the board takes what it can.
import { selectAndResumeGame, ALL_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { bringStageToTop, measureFit, WINDOW_SIZES, type Fit } from '#tests/e2e/support/arcade/measure-stage.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

/** How large boards and cells are at least, in px, by the window: of the first variant. */
const MINIMUM_SIZES: Readonly<
  Record<string, { readonly cells: string; readonly minWidth: (window: { width: number; height: number }) => number }>
> = {
  sudoku: { cells: '[data-cell]', minWidth: ({ width }) => (width === 390 ? 38 : 0) },
  minesweeper: { cells: '[data-cell]', minWidth: ({ width }) => (width === 390 ? 44 : 0) },
  // The canvas shows half a cell more than the twenty of the lawn.
  snake: { cells: 'canvas', minWidth: ({ width, height }) => (width >= 390 && height >= 664 ? 18 * 20.5 : 0) },
  tetris: { cells: '[role="application"] canvas', minWidth: ({ width }) => (width === 390 ? 0.55 * 390 : 0) },
};

/** So much of the field's shorter side the board takes at least. */
const MIN_FILL_RATIO = 0.93;

function isFilled({ field, board }: Fit): boolean {
  return Math.max(board.width / field.width, board.height / field.height) > MIN_FILL_RATIO;
}

/** Further variants are another board in the same stage: the narrowest window and a phone that is turned have the least room. */
const VARIANT_WINDOW_SIZES = WINDOW_SIZES.filter(({ width, height }) => ['320×568', '844×390'].includes(`${width}×${height}`));

test('every game in every variant fits its windows, its board as large as it can be', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '/play');
  for (const { id, title, variants } of ALL_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    const { cells = 'canvas', minWidth = () => 0 } = MINIMUM_SIZES[id] ?? {};
    for (const [index, variant] of variants.entries()) {
      const list = panel.getByRole('combobox', { name: 'Variant' });
      if (index > 0) await list.selectOption(variant);
      if (variants.length > 1) await expect(list.locator('option:checked')).toHaveText(variant);
      for (const window of index === 0 ? WINDOW_SIZES : VARIANT_WINDOW_SIZES) {
        await page.setViewportSize(window);
        await bringStageToTop(page);
        const fit = await measureFit(page, cells);
        const where = `${title}, ${variant}, ${window.width}×${window.height}`;
        expect.soft(fit.outside, where).toEqual([]);
        expect.soft(fit.overlapping, where).toEqual([]);
        expect.soft(fit.covered, where).toEqual([]);
        expect.soft(fit.cut, where).toEqual([]);
        expect.soft(isFilled(fit), `${where}: ${JSON.stringify(fit)}`).toBe(true);
        if (index === 0) expect.soft(fit.cell, where).toBeGreaterThanOrEqual(minWidth(window));
      }
    }
  }
});
