// From a player's input to the next paint, in every mini game, with the CPU slowed four times; and what waking a game costs.
import type { Browser, Locator, Page } from '@playwright/test';
import { percentile } from './measure.ts';
import { withSite } from './site.ts';
import { wake } from '../e2e/support/wake.ts';

const SLOWDOWN = 4;
const INPUTS = 100;
const UNREPORTED_MS = 16; // an input that was painted within a frame is not reported by the browser

/** How each game is kept busy: what has to be pressed to begin, where the keys go, and which are then pressed in turn. */
const PLAYS: readonly { title: string; start?: string; focus: string; keys: readonly string[] }[] = [
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

interface Figures {
  readonly interactions: Record<string, number>; // the longest event of each, ms
  readonly longTasks: number[];
  readonly shift: number;
}

/** Collects in the page what the browser says of inputs, long tasks and layout shifts; events of one press are one interaction, as INP counts them. */
function observe(): void {
  const figures: { interactions: Record<string, number>; longTasks: number[]; shift: number } = {
    interactions: {},
    longTasks: [],
    shift: 0,
  };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) figures.interactions[interactionId] = Math.max(figures.interactions[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  new PerformanceObserver((list) => figures.longTasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
    type: 'longtask',
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) figures.shift += entry.value;
  }).observe({ type: 'layout-shift' });
}

function read(page: Page): Promise<Figures> {
  return page.evaluate(() => (window as unknown as { figures: Figures }).figures);
}

/** The pace of a quick player, five inputs a second; timed outside the page, which is left to itself. */
function pause(): Promise<void> {
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

async function measure(browser: Browser, origin: string, { title, start, focus, keys }: (typeof PLAYS)[number]) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(origin);
  await wake(page);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(observe);
  await page.getByRole('tab', { name: title, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: title });
  await panel.getByRole('toolbar').waitFor();
  await pause();
  await pause();
  const waking = await read(page);

  /** What the browser has reported since it was last asked. */
  async function drain(): Promise<number[]> {
    const { interactions } = await read(page);
    await page.evaluate(() => Object.assign((window as unknown as { figures: Figures }).figures, { interactions: {} }));
    return Object.values(interactions);
  }

  await drain();
  const moves: number[] = [];
  const starts: number[] = []; // presses of Start and Play Again, which set up a whole board
  const first = start ? panel.getByRole('button', { name: start, exact: true }) : null;
  if (first) await pressWithMouse(page, first);
  await panel.locator(focus).first().focus();
  let pressed = 0;
  for (; pressed < INPUTS; pressed += 1) {
    await page.keyboard.press(keys[pressed % keys.length] ?? 'Tab');
    await pause();
    moves.push(...(await drain()));
    const again = panel.getByRole('button', { name: 'Play Again' });
    if (!(await again.isVisible())) continue;
    await pressWithMouse(page, again);
    starts.push(...(await drain()));
    await panel.locator(focus).first().focus();
  }
  await page.close();

  moves.push(...Array.from({ length: Math.max(0, pressed - moves.length) }, () => UNREPORTED_MS));
  return {
    game: title,
    'input to paint, middle (ms)': percentile(moves, 50),
    'input to paint, 98th percentile (ms)': percentile(moves, 98),
    'Play Again to paint, slowest (ms)': starts.length > 0 ? Math.max(...starts) : null,
    'longest task when it wakes (ms)': Math.round(Math.max(0, ...waking.longTasks)),
    'layout shift when it wakes': Number(waking.shift.toFixed(4)),
  };
}

/** Prints a table and returns its rows. */
export async function benchInput(): Promise<Record<string, unknown>> {
  const input = await withSite(async (browser, origin) => {
    const rows = [];
    for (const play of PLAYS) rows.push(await measure(browser, origin, play));
    return rows;
  });
  console.log(`Mini games with the CPU slowed ${SLOWDOWN} times`);
  console.table(input);
  return { input };
}
