// Tests storage that is blocked, full or corrupt: every mini game stays playable.
import { SAMPLE_GAMES, playFirstMoves } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, fillContactForm, getHeading, open, test, visit } from '#tests/e2e/support/fixtures.ts';
import { denyStorage } from '#tests/e2e/support/simulations.ts';

/** Reading returns invalid JSON, JSON of the wrong shape, and a save that is almost valid. */
function corruptStorage(): void {
  const entries = [{ type: 'mark', cell: 99 }, { type: 'turn', card: -1 }, 1e9];
  const almostSave = { version: 1, rules: 1, variant: 'classic', seed: 5, entries, elapsedMs: 0, counted: [], hints: 0, best: null };
  const answers = ['{', 'null', '[]', '"💥"', '{"version":1,"played":-1}', JSON.stringify(almostSave)];
  const { getItem } = Storage.prototype;
  let readCount = 0;
  Storage.prototype.getItem = function (key) {
    if (!key.startsWith('apricot.')) return getItem.call(this, key);
    readCount += 1;
    return answers[readCount % answers.length] ?? null;
  };
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

test('a denied storage stops no form and no mini game', async ({ page, pageErrors }) => {
  pageErrors.expect(/denied/); // the router cannot save the scroll position, once per page
  await page.addInitScript(denyStorage);
  await page.clock.install();
  await visit(page, '/contact');
  await fillContactForm(page, 'Other');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(1500);
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await visit(page, '/play');
  await playFirstMoves(page, SAMPLE_GAMES);
});

test('a full storage, and nonsense in it, stops nothing, and says so', async ({ page, pageErrors }) => {
  pageErrors.expect(/full/);
  await page.addInitScript(fillStorage);
  await page.clock.install();
  await open(page, '/play/tic-tac-toe');
  const stage = page.getByRole('region', { name: 'Tic Tac Toe', exact: true });
  await stage.getByRole('button', { name: 'Row 1, column 1, empty' }).click();
  await page.clock.runFor(2000);
  await expect(stage.getByText('Nothing can be saved')).toBeVisible();
  await stage.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: "isn't saving anything" })).toBeVisible();

  await page.addInitScript(corruptStorage);
  await open(page, '/play');
  await playFirstMoves(page, SAMPLE_GAMES);
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/about-us'));
});
