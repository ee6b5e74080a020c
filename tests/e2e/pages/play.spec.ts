// Tests the arcade page and the page of each mini game: the game loads at once, and shares its state with the home page.
import { ARCADE_PATH } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';
import { findRowGaps } from '#tests/e2e/support/find-row-gaps.ts';
import { changeAddress, content, expect, expectPage, open, scriptlessTest, test } from '#tests/e2e/support/fixtures.ts';

test('a game that was begun on its own page goes on at home and back again, and its page leads to the others without a gap', async ({
  page,
}) => {
  await open(page, '/play/tic-tac-toe');
  await page.getByRole('button', { name: 'Row 2, column 2, empty' }).click();
  await changeAddress(page, '/#mini-games');
  const panel = page.getByRole('tabpanel', { name: 'Tic Tac Toe' });
  await expect(panel.getByRole('button', { name: 'Row 2, column 2, X' })).toBeVisible();
  await panel.getByRole('button', { name: 'Row 1, column 1, empty' }).click();
  await panel.getByRole('link', { name: 'More about Tic Tac Toe' }).click();
  await expectPage(page, 'Tic Tac Toe');
  const stage = page.getByRole('region', { name: 'Tic Tac Toe', exact: true });
  await expect(stage.getByRole('button', { name: 'Row 1, column 1, O' })).toBeVisible();
  const others = page.getByRole('region', { name: content.miniGame.others });
  for (const width of [320, 390, 640, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findRowGaps(others.getByRole('list')), `at ${width} px`).toEqual([]);
  }
  const { title: other = '' } = registry.find(({ id }) => id !== 'tic-tac-toe') ?? {};
  test.skip(other === '', 'The site has no other mini game');
  await others.getByRole('link', { name: other }).click();
  await expectPage(page, other);
  await expect(page.getByRole('region', { name: other, exact: true }).getByRole('toolbar')).toBeVisible();
});

scriptlessTest('without scripts a note stands in the place of the cabinet', async ({ page }) => {
  for (const [path, note] of [
    ['/', content.home.miniGamesNoscript],
    [ARCADE_PATH, content.miniGame.noscriptText],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByRole('tabpanel', { includeHidden: true })).toBeHidden();
  }
});

test('the arcade can be installed where the browser offers it', async ({ page }) => {
  await open(page, '/play');
  const install = page.getByRole('button', { name: 'Install' });
  await expect(install).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = () => Promise.resolve(void (document.documentElement.dataset['asked'] = ''));
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await install.click();
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(install).toHaveCount(0);
});
