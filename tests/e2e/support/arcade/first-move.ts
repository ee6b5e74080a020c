// The first move of a mini game and its visible effect, for tests that run through all games.
import type { Locator, Page } from '@playwright/test';

export interface FirstMove {
  play(panel: Locator, page: Page): Promise<void>;
  /** The same by mouse alone, where `play` presses keys. */
  playByMouse?(panel: Locator, page: Page): Promise<void>;
  /** An element that exists only after the move was played. */
  locateEffect(panel: Locator): Locator;
}

/** Focuses the board and presses the keys. */
export async function pressKeys(page: Page, board: Locator, keys: readonly string[]): Promise<void> {
  await board.focus();
  for (const key of keys) await page.keyboard.press(key);
}

export const getButton = (panel: Locator, name: string | RegExp) => panel.getByRole('button', { name, exact: true }).first();

export const ARROW_KEYS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const;
