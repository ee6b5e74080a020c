// Fills the storage with data of an earlier visit.
import type { Page } from '@playwright/test';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';

type AnyRules = Pick<Rules<never, never, GameEvent, unknown>, 'version' | 'variants'>;
type SaveContent = Pick<Save, 'seed' | 'entries'> & Partial<Save>;

/** A save of the first variant, in the format that the session writes. */
export function createSave({ version, variants }: AnyRules, content: SaveContent): Save {
  const variant = variants[0].id;
  return { version: 1, rules: version, variant, elapsedMs: 65_000, counted: [], hints: 0, best: null, ...content };
}

/** Stores values before the page opens. Keys are relative to the prefix of all mini games, such as 'snake.save'. */
export async function seedStorage(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(values).map(([key, value]) => [`apricot.mini-games.${key}`, JSON.stringify(value)] as const);
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, texts);
}
