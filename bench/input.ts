// From a player's input to the next paint, in every mini game, with the CPU slowed four times; and what waking a game costs.
import type { Browser, Page } from '@playwright/test';
import { withSite } from './site.ts';

const SLOWDOWN = 4;
const INPUTS = 50;

/** How each game is kept busy: something to press first, and the keys that are then pressed in turn. */
const PLAYS: readonly { title: string; start?: string; focus: string; keys: readonly string[] }[] = [
  {
    title: 'Tic Tac Toe',
    focus: '[role=group] button',
    keys: [
      '1',
      '2',
      '3',
      '5',
      '4',
      '6',
      '8',
      '7',
      '9',
      'Control+z',
      'Control+z',
      'Control+z',
      'Control+z',
      'Control+z',
      'Control+z',
      'Control+z',
      'Control+z',
      'Control+z',
    ],
  },
  {
    title: 'Memory',
    focus: '[data-cell="0"]',
    keys: ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
  },
  { title: 'Color Match', start: 'Start', focus: 'button:has-text("Match")', keys: ['ArrowLeft', 'ArrowRight', 'ArrowRight'] },
  { title: 'Snake', start: 'Start', focus: '[tabindex="0"]', keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] },
  { title: 'Puzzle', focus: '[role=group] button', keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] },
  { title: 'Hangman', focus: '[role=group] button', keys: [...'bfghkqwxyz'] },
  { title: 'Minesweeper', focus: '[data-cell="0"]', keys: ['Enter', 'ArrowRight', 'f', 'ArrowDown', 'f', 'ArrowRight', 'f', 'f'] },
  {
    title: 'Wordle',
    focus: 'input[type=text]',
    keys: ['c', 'r', 'a', 'n', 'e', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'],
  },
  { title: '2048', focus: '[tabindex="0"]', keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] },
  { title: 'Sudoku', focus: '[data-cell="40"]', keys: ['5', 'ArrowRight', 'n', '3', 'ArrowDown', 'n', '7', 'ArrowLeft'] },
  { title: 'Solitaire', focus: '[tabindex="0"]', keys: ['d', 'd', 'Control+z', 'ArrowRight', 'ArrowLeft', 'd'] },
  { title: 'Tetris', start: 'Start', focus: '[tabindex="0"]', keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'z', 'Space', 'c'] },
];

interface Figures {
  readonly durations: number[];
  readonly longTasks: number[];
  readonly shift: number;
}

/** Collects in the page what the browser says of inputs, long tasks and layout shifts. */
function observe(): void {
  const figures: { durations: number[]; longTasks: number[]; shift: number } = { durations: [], longTasks: [], shift: 0 };
  Object.assign(window, { figures });
  const inputs = new Set(['keydown', 'pointerdown', 'click']);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (inputs.has(entry.name)) figures.durations.push(entry.duration);
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

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)))));
}

async function measure(browser: Browser, origin: string, { title, start, focus, keys }: (typeof PLAYS)[number]) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(origin);
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(observe);
  await page.getByRole('tab', { name: title, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: title });
  await panel.getByRole('toolbar').waitFor();
  await settle(page);
  const waking = await read(page);

  await page.evaluate(() => Object.assign((window as unknown as { figures: Figures }).figures, { durations: [], longTasks: [] }));
  if (start) await panel.getByRole('button', { name: start, exact: true }).click();
  await panel.locator(focus).first().focus();
  for (let count = 0; count < INPUTS; count += 1) {
    await page.keyboard.press(keys[count % keys.length] ?? 'Tab');
    await settle(page);
  }
  const playing = await read(page);
  await page.close();

  // Inputs that were painted within a frame are not reported by the browser: they count as 16 ms.
  const durations = [...playing.durations, ...Array.from({ length: Math.max(0, INPUTS - playing.durations.length) }, () => 16)];
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    game: title,
    'input to paint, middle (ms)': sorted[Math.floor(sorted.length / 2)],
    'input to paint, 98th percentile (ms)': sorted[Math.ceil(sorted.length * 0.98) - 1],
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
