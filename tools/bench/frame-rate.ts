// Measures frames per second during animation, with the CPU slowed down four times.
import type { Page } from '@playwright/test';
import { getPercentile } from './percentile.ts';
import { withBrowser } from './serve-site.ts';
import { throttleCpu } from './throttle-cpu.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';

const RECORDING_MS = 6000;

interface Frames {
  readonly count: number;
  readonly gaps: number[]; // ms between two frames
  readonly longTasks: number[]; // ms
}

/** Records the frames of a page for `ms` milliseconds. */
function recordFrames(page: Page, ms: number): Promise<Frames> {
  return page.evaluate(
    (duration) =>
      new Promise<Frames>((resolve) => {
        const gaps: number[] = [];
        const longTasks: number[] = [];
        const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((entry) => entry.duration)));
        observer.observe({ type: 'longtask' });
        const start = performance.now();
        let last = start;
        function onFrame(now: number): void {
          gaps.push(now - last);
          last = now;
          if (now - start < duration) requestAnimationFrame(onFrame);
          else {
            observer.disconnect();
            resolve({ count: gaps.length, gaps, longTasks });
          }
        }
        requestAnimationFrame(onFrame);
      }),
    ms,
  );
}

function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function createRow(what: string, { count, gaps, longTasks }: Frames) {
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    what,
    'frames a second': Math.round((count / total) * 1000),
    'gap, middle (ms)': roundToTenths(getPercentile(gaps, 50)),
    'gap, 95th percentile (ms)': roundToTenths(getPercentile(gaps, 95)),
    'tasks over 50 ms': longTasks.length,
  };
}

async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrateNow(page);
  await throttleCpu(page);
}

/** Moves the pointer over the hero, whose toys drift. */
async function measureHero(page: Page, origin: string): Promise<Frames> {
  await openHydrated(page, origin);
  const frames = recordFrames(page, RECORDING_MS);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(200 + 15 * step, 200 + 150 * Math.sin(step / 5));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return frames;
}

/** Scrolls through the whole home page. */
async function measureScrolling(page: Page, origin: string): Promise<Frames> {
  await openHydrated(page, origin);
  const frames = recordFrames(page, RECORDING_MS);
  for (let step = 0; step < 100; step += 1) {
    await page.mouse.wheel(0, 60);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return frames;
}

/** Plays Tetris at level 10, holding keys and dropping pieces. */
async function measureTetris(page: Page, origin: string): Promise<Frames> {
  await openHydrated(page, origin);
  await page.getByRole('tab', { name: 'Tetris' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Tetris' });
  await panel.getByRole('combobox', { name: 'Variant' }).selectOption('Start at level 10');
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  const frames = recordFrames(page, RECORDING_MS);
  for (let step = 0; step < 16; step += 1) {
    const key = step % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.down(key);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 280)));
    await page.keyboard.up(key);
    await page.keyboard.press('ArrowUp');
    if (step % 4 === 3) await page.keyboard.press('Space');
  }
  return frames;
}

/** Drags a card or block of a demo in circles over its board. */
function measureDragging(path: string, piece: string) {
  return async (page: Page, origin: string): Promise<Frames> => {
    await openHydrated(page, origin + path);
    const board = await page.locator('[data-board]').boundingBox();
    const start = await page.locator(`[data-stage] ${piece}`).first().boundingBox();
    if (!board || !start) throw new Error(`Nothing to drag on ${path}`);
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    const frames = recordFrames(page, RECORDING_MS);
    for (let step = 0; step < 100; step += 1) {
      const [x, y] = [Math.cos(step / 5), Math.sin(step / 5)];
      await page.mouse.move(board.x + (board.width * (3 + x)) / 6, board.y + (board.height * (3 + y)) / 6);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.mouse.up();
    return frames;
  };
}

const TOP_CARD = '[data-card][data-count="1"]';

export function measureFrames() {
  return withBrowser(async (browser, origin) => {
    const rows = [];
    for (const [what, run] of [
      ['An empty page, for comparison', (page: Page) => page.goto('about:blank').then(() => recordFrames(page, RECORDING_MS))],
      ['The hero under a moving pointer', measureHero],
      ['Scrolling the home page', measureScrolling],
      ['Tetris at level 10', measureTetris],
      ['Dragging a card of Spider', measureDragging('/games/spider-solitaire-go/play', TOP_CARD)],
      ['Dragging a card of FreeCell', measureDragging('/games/freecell-solitaire/play', TOP_CARD)],
      ['Dragging a block of Block Blitz', measureDragging('/games/block-blitz-go/play', '[data-slot]')],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      rows.push(createRow(what, await run(page, origin)));
      await page.close();
    }
    return rows;
  });
}
