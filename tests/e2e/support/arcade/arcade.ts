// Lists all mini games with a first move for each, and helpers that open and play them.
import type { Locator, Page } from '@playwright/test';
import { registry } from '#app/games/registry.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import type { FirstMove } from './first-move.ts';
import { cover } from '../addresses.ts';
import { waitForFrame, scrollToCenter } from '../scrolling.ts';
import { expect, skipWithout } from '../fixtures.ts';

export interface TestedGame extends FirstMove {
  readonly id: string;
  readonly title: string;
  /** Whether the first variant is timed. */
  readonly isTimed: boolean;
  /** The labels of its variants in the toolbar. */
  readonly variants: readonly string[];
}

/** All games of the registry, each with its first move. */
export const ALL_GAMES: readonly TestedGame[] = await Promise.all(
  registry.map(async ({ id, title }) => {
    const [{ firstMove }, { rules }] = (await Promise.all([
      import(`#tests/games/${id}/page-object.ts`),
      import(`#app/games/${id}/rules/rules.ts`),
    ])) as [{ firstMove: FirstMove }, { rules: { variants: Rules<never, never, GameEvent, unknown>['variants'] } }];
    return {
      id,
      title,
      isTimed: rules.variants[0].pace === 'clock',
      variants: rules.variants.map(({ label }) => label),
      ...firstMove,
    };
  }),
);

/** One game with cells, one with cards and a timed one on a canvas, for tests of the stage that do not depend on the game. */
export const SAMPLE_GAMES: readonly TestedGame[] = ALL_GAMES.filter(({ id }) => ['minesweeper', 'solitaire', 'snake'].includes(id));

/** Besides the samples, games that are tight (a well with pads) or typed (a keyboard with letters). */
const COVERED_IDS = new Set([...SAMPLE_GAMES.map(({ id }) => id), 'tetris', 'wordle']);

/** The games that this run covers, for tests that take long with all of them. */
export const COVERED_GAMES = cover(ALL_GAMES, ({ id }) => COVERED_IDS.has(id));

export const getPanel = (page: Page, title: string) => page.getByRole('tabpanel', { name: title });

/** Selects a game's tile. The page then scrolls to the stage. Skips the test if the site does without the game. */
export async function selectGame(page: Page, title: string): Promise<Locator> {
  skipWithout(title);
  // After a resize, the stage scrolls back into view in the next frame, which would move the tile away.
  await waitForFrame(page);
  const tile = page.getByRole('tab', { name: title, exact: true });
  await tile.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await tile.click();
  const panel = getPanel(page, title);
  await expect(panel).toBeVisible();
  return panel;
}

/** Selects a game, scrolls its board to the center of the window and resumes it if it is paused. */
export async function selectAndResumeGame(page: Page, title: string): Promise<Locator> {
  const panel = await selectGame(page, title);
  await panel.getByRole('toolbar').waitFor();
  await scrollToCenter(panel.locator('[data-board]'));
  const resume = panel.locator('[data-pause-overlay]').getByRole('button', { name: 'Resume' });
  if (await resume.isVisible()) await resume.click();
  await expect(panel.locator('[data-countdown]')).toHaveCount(0);
  return panel;
}

/** Plays one move in each game and checks its effect. */
export async function playFirstMoves(page: Page, games: readonly TestedGame[] = ALL_GAMES): Promise<void> {
  for (const { title, play, locateEffect } of games) {
    const panel = await selectAndResumeGame(page, title);
    await expect(locateEffect(panel), `${title} has not begun`).toHaveCount(0);
    await play(panel, page);
    await expect(locateEffect(panel), `${title} was played`).toBeVisible();
  }
}
