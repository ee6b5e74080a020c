// All twelve mini games as a visitor meets them who tries one after the other: a tile, one move, and what the move shows.
import type { Locator, Page } from '@playwright/test';
import { bringToSight } from './scrolling.ts';
import { expect } from './site.ts';

export interface TriedGame {
  readonly title: string;
  /** One move. */
  act(panel: Locator, page: Page): Promise<void>;
  /** What is there once the move was played, and not before. */
  trace(panel: Locator): Locator;
}

async function pressAll(page: Page, board: Locator, keys: readonly string[]): Promise<void> {
  await board.focus();
  for (const key of keys) await page.keyboard.press(key);
}

function button(panel: Locator, name: string | RegExp): Locator {
  return panel.getByRole('button', { name, exact: true }).first();
}

const ARROWS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];

export const GAMES_TRIED: readonly TriedGame[] = [
  {
    title: 'Tic Tac Toe',
    act: (panel) => button(panel, 'Row 1, column 1, empty').click(),
    trace: (panel) => button(panel, 'Row 1, column 1, X'),
  },
  {
    title: 'Memory',
    act: (panel) => button(panel, 'Card 1, face down').click(),
    trace: (panel) => button(panel, /^Card 1, (?!face down)/),
  },
  {
    title: 'Color Match',
    act: (panel) => button(panel, 'Start').click(),
    trace: (panel) => panel.getByText(/^Word: \w+\. Ink: \w+\.$/),
  },
  {
    title: 'Snake',
    act: (panel) => button(panel, 'Start').click(),
    trace: (panel) => panel.locator('[aria-label="Snake controls"] button:not([aria-disabled="true"])', { hasText: 'Pause' }),
  },
  {
    title: 'Puzzle',
    act: (panel, page) => pressAll(page, panel.getByRole('group', { name: 'Board' }).getByRole('button').first(), ARROWS),
    trace: (panel) => panel.getByText(/^Moves: [1-9]\d*$/),
  },
  {
    title: 'Hangman',
    act: (panel) => button(panel, 'E').click(),
    trace: (panel) => button(panel, /^E, /),
  },
  {
    title: 'Minesweeper',
    act: (panel) => button(panel, 'Row 4, column 4, hidden').click(),
    trace: (panel) => button(panel, /^Row 4, column 4, (?!hidden)/),
  },
  {
    title: 'Wordle',
    act: (panel, page) => pressAll(page, panel.getByRole('textbox', { name: 'Your guess' }), [...'zzzzz', 'Enter']),
    trace: (panel) => panel.getByRole('listitem', { name: 'Guess 1', exact: true }).getByRole('img', { name: 'Z, absent' }).first(),
  },
  {
    title: '2048',
    act: (panel, page) => pressAll(page, panel.getByRole('grid', { name: 'Board' }), ARROWS),
    trace: (panel) => panel.getByText(/New \d at/).first(),
  },
  {
    title: 'Sudoku',
    act: (panel, page) => pressAll(page, button(panel, /^Row \d, column \d, empty/), ['7']),
    trace: (panel) => panel.getByText(/^39 cells to go|conflicts with/).first(),
  },
  {
    title: 'Solitaire',
    act: (panel) =>
      panel
        .getByRole('group', { name: /^Stock/ })
        .getByRole('button')
        .press('Enter'),
    trace: (panel) => panel.getByRole('group', { name: 'Stock, 23 cards' }),
  },
  {
    title: 'Tetris',
    act: (panel) => button(panel, 'Start').click(),
    trace: (panel) => panel.locator('[aria-label="Tetris controls"] button:not([aria-disabled="true"])', { hasText: 'Pause' }),
  },
];

export function panelOf(page: Page, title: string): Locator {
  return page.getByRole('tabpanel', { name: title });
}

/** Chooses a game's tile and brings the top of its panel to the screen. */
export async function choose(page: Page, title: string): Promise<Locator> {
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
  const tools = panel.getByRole('toolbar');
  await tools.waitFor();
  await bringToSight(tools.locator('xpath=following-sibling::div[1]'));
  const resume = panel.getByRole('button', { name: 'Resume', exact: true });
  if (await resume.isVisible()) await resume.click();
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
