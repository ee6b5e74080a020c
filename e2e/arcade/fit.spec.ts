// Every mini game fits its window: board and controls lie between the header and the lower edge, and the board takes what it can.
import { chooseAwake, GAMES_TRIED } from '#e2e/support/arcade.ts';
import { bringStageToTop, measureFit, WINDOWS, type Fit } from '#e2e/support/fit.ts';
import { expect, open, test } from '#e2e/support/site.ts';

/** How large boards and cells are at least, in px, by the window: of the first variant. */
const LEAST: Readonly<Record<string, { readonly cells: string; readonly least: (window: { width: number; height: number }) => number }>> = {
  sudoku: { cells: '[data-cell]', least: ({ width }) => (width === 390 ? 38 : 0) },
  minesweeper: { cells: '[data-cell]', least: ({ width }) => (width === 390 ? 44 : 0) },
  // The canvas shows half a cell more than the twenty of the lawn.
  snake: { cells: 'canvas', least: ({ width, height }) => (width >= 390 && height >= 664 ? 18 * 20.5 : 0) },
  tetris: { cells: '[role="application"] canvas', least: ({ width }) => (width === 390 ? 0.55 * 390 : 0) },
};

/** So much of the field's shorter side the board takes at least. */
const FILLED = 0.93;

function fills({ field, board }: Fit): boolean {
  return Math.max(board.width / field.width, board.height / field.height) > FILLED;
}

/** Further variants are another board in the same stage: the narrowest window and a phone that is turned have the least room. */
const TELLING = WINDOWS.filter(({ width, height }) => ['320×568', '844×390'].includes(`${width}×${height}`));

test('every game in every variant fits its windows, its board as large as it can be', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '/play');
  for (const { id, title, variants } of GAMES_TRIED) {
    const panel = await chooseAwake(page, title);
    const { cells = 'canvas', least = () => 0 } = LEAST[id] ?? {};
    for (const [index, variant] of variants.entries()) {
      const list = panel.getByRole('combobox', { name: 'Variant' });
      if (index > 0) await list.selectOption(variant);
      if (variants.length > 1) await expect(list.locator('option:checked')).toHaveText(variant);
      for (const window of index === 0 ? WINDOWS : TELLING) {
        await page.setViewportSize(window);
        await bringStageToTop(page);
        const fit = await measureFit(page, cells);
        const where = `${title}, ${variant}, ${window.width}×${window.height}`;
        expect.soft(fit.outside, where).toEqual([]);
        expect.soft(fit.overlapping, where).toEqual([]);
        expect.soft(fit.covered, where).toEqual([]);
        expect.soft(fit.cut, where).toEqual([]);
        expect.soft(fills(fit), `${where}: ${JSON.stringify(fit)}`).toBe(true);
        if (index === 0) expect.soft(fit.cell, where).toBeGreaterThanOrEqual(least(window));
      }
    }
  }
});
