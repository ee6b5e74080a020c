// Tests storage that is blocked, full or corrupt: every mini game stays playable.
import type { Page } from '@playwright/test';
import { SAMPLE_GAMES, playFirstMoves } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { denyStorage } from '#tests/e2e/support/deny-storage.ts';

/**
 * Writing fails with QuotaExceededError. Reading returns corrupt data: invalid JSON, JSON of the wrong shape, and
 * a save that is almost valid.
 */
function corruptStorage(): void {
  const entries = [{ type: 'mark', cell: 99 }, { type: 'turn', card: -1 }, 1e9];
  const almostSave = { format: 1, rules: 1, variant: 'classic', seed: 5, entries, elapsedMs: 0, counted: [], hints: 0, best: null };
  const answers = ['{', 'null', '[]', '"💥"', '{"version":1,"played":-1}', JSON.stringify(almostSave)];
  const { getItem } = Storage.prototype;
  let readCount = 0;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Storage.prototype.getItem = function (key) {
    if (!key.startsWith('apricot.')) return getItem.call(this, key);
    readCount += 1;
    return answers[readCount % answers.length] ?? null;
  };
}

/** Reading works, and writing fails, as on a device that is full. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

interface Fault {
  readonly install: () => void;
  readonly warnings: readonly RegExp[];
}

const FAULTS: Record<string, Fault> = {
  // Expected warnings: once per page the router cannot save the scroll position, and the measurements cannot be stored.
  denied: { install: denyStorage, warnings: [/denied/] },
  'full, and of nonsense,': { install: corruptStorage, warnings: [/full/] },
};

async function goToPressKit(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press Kit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press Kit');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { install, warnings }] of Object.entries(FAULTS)) {
  test(`a storage that is ${name} stops no mini game`, async ({ page, pageErrors }) => {
    await page.addInitScript(install);
    await open(page, '/play');
    await playFirstMoves(page, SAMPLE_GAMES);
    await goToPressKit(page);
    pageErrors.expect(...warnings);
  });
}

test('a device that stores nothing is told so: by the first save of a game, by its options, and by an import', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(fillStorage);
  await open(page, '/play/tic-tac-toe');
  const stage = page.getByRole('region', { name: 'Tic Tac Toe', exact: true });
  await stage.getByRole('button', { name: 'Row 1, column 1, empty' }).click();
  await expect(stage.getByText('Nothing can be saved')).toBeVisible();
  await stage.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: "isn't saving anything" })).toBeVisible();

  await open(page, '/play/statistics');
  const file = { kind: 'apricotgames-mini-games', version: 1, games: {}, preferences: { sound: true } };
  await page
    .getByLabel('Open a File')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await expect(page.getByRole('alert')).toContainText('nothing has changed');
  await expect(page.getByRole('status').filter({ hasText: 'on this device now' })).toHaveCount(0);
  pageErrors.expect(/full/);
});
