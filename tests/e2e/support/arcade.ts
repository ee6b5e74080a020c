// All mini games as a visitor meets them who tries one after the other: a tile, one move, and what the move shows.
import type { Locator, Page } from '@playwright/test';
import { registry } from '#app/games/registry.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import type { GamePlayer } from './first-move.ts';
import { afterFrame, bringToSight } from './scrolling.ts';
import { expect } from './fixtures.ts';

export interface TriedGame extends GamePlayer {
  readonly id: string;
  readonly title: string;
  /** Whether the clock sets its pace, in the variant that comes first. */
  readonly isByClock: boolean;
  /** The labels of its variants. */
  readonly variants: readonly string[];
}

/** The games of the registry, each with the player in its own folder. */
export const GAMES_TRIED: readonly TriedGame[] = await Promise.all(
  registry.map(async ({ id, title }) => {
    const [{ player }, { rules }] = (await Promise.all([
      import(`#tests/page-objects/${id}.page-object.ts`),
      import(`#app/games/${id}/rules/rules.ts`),
    ])) as [{ player: GamePlayer }, { rules: { variants: Rules<never, never, GameEvent, unknown>['variants'] } }];
    return { id, title, isByClock: rules.variants[0].pace === 'clock', variants: rules.variants.map(({ label }) => label), ...player };
  }),
);

/** A game of cells, one of cards and one of paint, by the clock: where the stage is tried and not the game, they stand for all. */
export const STAND_INS: readonly TriedGame[] = GAMES_TRIED.filter(({ id }) => ['minesweeper', 'solitaire', 'snake'].includes(id));

/** Three seconds, on a busy machine. */
const COUNTDOWN_MS = 10_000;

export function panelOf(page: Page, title: string): Locator {
  return page.getByRole('tabpanel', { name: title });
}

/** Chooses a game's tile, from which the page goes on to the stage. */
export async function choose(page: Page, title: string): Promise<Locator> {
  // In a window that has just changed its size the stage in front comes back to the front, which would take the tile away.
  await afterFrame(page);
  const tile = page.getByRole('tab', { name: title, exact: true });
  await tile.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await tile.click();
  const panel = panelOf(page, title);
  await expect(panel).toBeVisible();
  return panel;
}

/** Chooses a game and waits until its board stands in the middle of the screen and can be played. */
export async function chooseAwake(page: Page, title: string): Promise<Locator> {
  const panel = await choose(page, title);
  await panel.getByRole('toolbar').waitFor();
  await bringToSight(panel.locator('[data-board]'));
  const resume = panel.locator('[data-veil]').getByRole('button', { name: 'Resume' });
  if (await resume.isVisible()) await resume.click();
  await expect(panel.locator('[data-countdown]')).toHaveCount(0, { timeout: COUNTDOWN_MS });
  return panel;
}

/** Plays one move in each game, and sees it. */
export async function tryGames(page: Page, games: readonly TriedGame[] = GAMES_TRIED): Promise<void> {
  for (const { title, act, trace } of games) {
    const panel = await chooseAwake(page, title);
    await expect(trace(panel), `${title} has not begun`).toHaveCount(0);
    await act(panel, page);
    await expect(trace(panel), `${title} was played`).toBeVisible();
  }
}
