// Tests the board colors that all games share: chosen in the More dialog, saved on the device, readable in every game.
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { selectAndResumeGame, SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';

test('a look is chosen once for all boards, which break no accessibility rule in it', async ({ page }) => {
  await open(page, '/play');
  const stage = page.locator('[data-stage]');
  const first = await selectAndResumeGame(page, 'Puzzle');
  await first.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  await first.getByLabel('Board theme').selectOption('Deep sea');
  await expect(stage).toHaveAttribute('data-look', 'sea');
  await first.getByLabel('Board theme').selectOption('Garden');
  await first.getByRole('button', { name: 'Back to the game' }).click();
  for (const { title, isTimed, play } of SAMPLE_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    await expect(stage, title).toHaveAttribute('data-look', 'garden');
    if (!isTimed) await play(panel, page);
    expect.soft(await findViolations(page, '[data-stage]'), title).toEqual([]);
  }
  await reload(page);
  await selectAndResumeGame(page, 'Sudoku');
  await expect(stage).toHaveAttribute('data-look', 'garden');
});
