// Plays every mini game by mouse alone.
import { createPlayPath } from '#app/content/paths.ts';
import { ALL_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, test, visit } from '#tests/e2e/support/fixtures.ts';

test('every mini game is begun by mouse alone', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { id, title, play, playByMouse = play, locateEffect } of ALL_GAMES) {
    await visit(page, createPlayPath(id));
    const stage = page.locator('[data-stage]');
    await stage.getByRole('toolbar').waitFor();
    await playByMouse(stage, page);
    await expect(locateEffect(stage), title).toBeVisible();
  }
});
