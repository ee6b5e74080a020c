// How a quick player plays each mini game, on a phone whose processor is four times as slow as ours.
import type { Browser, Locator, Page } from '@playwright/test';
import { wake } from '../e2e/support/wake.ts';

export const SLOWDOWN = 4;

export interface GamePlay {
  readonly title: string;
  readonly start?: string; // what has to be pressed to begin
  readonly focus: string; // where the keys go
  readonly keys: readonly string[]; // pressed in turn
}

export const GAME_PLAYS: readonly GamePlay[] = [
  { title: 'Tic Tac Toe', focus: '[role=group] button', keys: [...'123546879', ...Array.from({ length: 9 }, () => 'Control+z')] },
  {
    title: 'Memory',
    focus: '[data-cell="0"]',
    keys: ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
  },
  { title: 'Color Match', start: 'Start', focus: 'button:has-text("Match")', keys: ['ArrowLeft', 'ArrowRight', 'ArrowRight'] },
  { title: 'Snake', start: 'Start', focus: '[tabindex="0"]', keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] },
  { title: 'Puzzle', focus: '[role=group] button', keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] },
  { title: 'Hangman', focus: '[role=group] button', keys: [...'eaioutsrnlbfghkqwxyz'] },
  { title: 'Minesweeper', focus: '[data-cell="0"]', keys: ['Enter', 'ArrowRight', 'f', 'ArrowDown', 'f', 'ArrowRight', 'f', 'f'] },
  {
    title: 'Wordle',
    focus: 'input[type=text]',
    keys: [...'crane', 'Enter', ...'slot', 'Backspace', 'Backspace', 'Backspace', 'Backspace', ...'audio', 'Enter'],
  },
  { title: '2048', focus: '[tabindex="0"]', keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] },
  { title: 'Sudoku', focus: '[data-cell="40"]', keys: ['5', 'ArrowRight', 'n', '3', 'ArrowDown', 'n', '7', 'ArrowLeft'] },
  { title: 'Solitaire', focus: '[tabindex="0"]', keys: ['d', 'd', 'Control+z', 'ArrowRight', 'Enter', 'ArrowLeft', 'd'] },
  {
    title: 'Tetris',
    start: 'Start',
    focus: '[tabindex="0"]',
    keys: [
      'ArrowLeft',
      'ArrowLeft',
      'ArrowUp',
      'z',
      'ArrowDown',
      'Space',
      'ArrowRight',
      'ArrowRight',
      'ArrowUp',
      'c',
      'ArrowDown',
      'Space',
    ],
  },
];

/** The pace of a quick player, five inputs a second; timed outside the page, which is left to itself. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}

/** Presses a button as a hand does: the browser's own driver would add work of its own to the page. */
async function pressWithMouse(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button to press is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await pause();
  await page.mouse.click(x, y);
  await pause();
}

/** Slows the page's processor down. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Opens the home page on a slow phone. */
export async function openSlowed(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(origin);
  await wake(page);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await slowDown(page);
  return page;
}

/** Chooses a game, and lets it wake. */
export async function choose(page: Page, { title }: GamePlay): Promise<Locator> {
  await page.getByRole('tab', { name: title, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: title });
  await panel.getByRole('toolbar').waitFor();
  await pause();
  await pause();
  return panel;
}

/** Begins a game and makes so many moves; a game that ends is begun again by its button. Says of each press what it was, once it must have been painted. */
export async function* play(page: Page, panel: Locator, { start, focus, keys }: GamePlay, moves: number): AsyncGenerator<'move' | 'start'> {
  if (start) await pressWithMouse(page, panel.getByRole('button', { name: start, exact: true }));
  await panel.locator(focus).first().focus();
  for (let move = 0; move < moves; move += 1) {
    await page.keyboard.press(keys[move % keys.length] ?? 'Tab');
    await pause();
    yield 'move';
    const again = panel.getByRole('button', { name: 'Play Again' });
    if (!(await again.isVisible())) continue;
    await panel.locator('[data-ready]').waitFor();
    await pressWithMouse(page, again);
    yield 'start';
    await panel.locator(focus).first().focus();
  }
}
