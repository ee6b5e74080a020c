// From a player's input to the next paint, in every mini game, with the CPU slowed four times; and what waking a game costs.
import type { Browser, Page } from '@playwright/test';
import { choose, GAME_PLAYS, openSlowed, play, SLOWDOWN, type GamePlay } from './game-plays.ts';
import { percentile } from './measure.ts';
import { withSite } from './site.ts';

const INPUTS = 100;
const UNREPORTED_MS = 16; // an input that was painted within a frame is not reported by the browser

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

async function measure(browser: Browser, origin: string, game: GamePlay) {
  const page = await openSlowed(browser, origin);
  await page.evaluate(observe);
  const panel = await choose(page, game);
  const waking = await read(page);

  /** What the browser has reported since it was last asked. */
  async function drain(): Promise<number[]> {
    const { interactions } = await read(page);
    await page.evaluate(() => Object.assign((window as unknown as { figures: Figures }).figures, { interactions: {} }));
    return Object.values(interactions);
  }

  await drain();
  const moves: number[] = [];
  const starts: number[] = []; // presses of Play Again, which set up a whole board
  for await (const press of play(page, panel, game, INPUTS)) (press === 'move' ? moves : starts).push(...(await drain()));
  await page.close();

  moves.push(...Array.from({ length: Math.max(0, INPUTS - moves.length) }, () => UNREPORTED_MS));
  return {
    game: game.title,
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
    for (const game of GAME_PLAYS) rows.push(await measure(browser, origin, game));
    return rows;
  });
  console.log(`Mini games with the CPU slowed ${SLOWDOWN} times`);
  console.table(input);
  return { input };
}
