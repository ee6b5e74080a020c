// A device that keeps nothing, has no room, or gives back nonsense: every mini game is played all the same.
import type { Page } from '@playwright/test';
import { STAND_INS, tryGames } from '#e2e/support/arcade.ts';
import { expect, open, test } from '#e2e/support/site.ts';
import { denyStorage } from '#e2e/support/denied-storage.ts';

/**
 * No room for anything; and whatever the site asks for is there and makes no sense: no JSON, JSON of a wrong shape, and what
 * nearly is a save.
 */
function spoil(): void {
  const entries = [{ type: 'mark', cell: 99 }, { type: 'turn', card: -1 }, 1e9];
  const nearly = { format: 1, rules: 1, variant: 'classic', seed: 5, entries, elapsedMs: 0, counted: [], hints: 0, best: null };
  const answers = ['{', 'null', '[]', '"💥"', '{"version":1,"played":-1}', JSON.stringify(nearly)];
  const { getItem } = Storage.prototype;
  let asked = 0;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Storage.prototype.getItem = function (key) {
    if (!key.startsWith('apricot.')) return getItem.call(this, key);
    asked += 1;
    return answers[asked % answers.length] ?? null;
  };
}

interface Fault {
  readonly plant: () => void;
  readonly warnings: readonly RegExp[];
}

const FAULTS: Record<string, Fault> = {
  // The router says once a page that it cannot remember how far it was scrolled; the measurements say that they are not kept.
  denied: { plant: denyStorage, warnings: [/denied/] },
  'full, and of nonsense,': { plant: spoil, warnings: [/full/] },
};

async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press Kit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press Kit');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { plant, warnings }] of Object.entries(FAULTS)) {
  test(`a storage that is ${name} stops no mini game`, async ({ page, troubles }) => {
    await page.addInitScript(plant);
    await open(page, '/play');
    await tryGames(page, STAND_INS);
    await leave(page);
    troubles.expect(...warnings);
  });
}
