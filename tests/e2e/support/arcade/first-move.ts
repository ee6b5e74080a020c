// A visitor who tries a mini game; each game's page.ts exports one.
import type { Locator, Page } from '@playwright/test';

export interface FirstMove {
  /** One move. */
  play(panel: Locator, page: Page): Promise<void>;
  /** What is there once the move was played, and not before. */
  locateEffect(panel: Locator): Locator;
}

/** Puts the keys where they belong, and presses some. */
export async function pressKeys(page: Page, board: Locator, keys: readonly string[]): Promise<void> {
  await board.focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** The first button of a panel with this name. */
export function getButton(panel: Locator, name: string | RegExp): Locator {
  return panel.getByRole('button', { name, exact: true }).first();
}

export const ARROW_KEYS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const;
