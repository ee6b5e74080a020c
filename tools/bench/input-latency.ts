// Measures the time from a key press to the next paint in every mini game and demo, and the cost of starting a game, with the CPU slowed down four times.
import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { withBrowser } from '../setup/serve-site.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';

const INPUT_COUNT = 100;
const UNREPORTED_MS = 16; // browsers do not report inputs that were painted within one frame

interface GamePlay {
  readonly title: string;
  readonly path?: string; // of its own page; games without one have a tile on the home page
  readonly start?: string; // the label of the button that starts the game
  readonly focus: string; // selector of the element that receives the keys
  readonly keys: string; // with spaces between them, pressed in turn
}

const GAME_PLAYS: readonly GamePlay[] = [
  { title: 'Tic Tac Toe', focus: '[role=group] button', keys: `1 2 3 5 4 6 8 7 9${' Control+z'.repeat(9)}` },
  { title: 'Memory', focus: '[data-cell="0"]', keys: 'Enter ArrowRight Enter ArrowRight ArrowDown Enter ArrowLeft ArrowDown ArrowUp' },
  { title: 'Color Match', start: 'Start', focus: 'button:has-text("Match")', keys: 'ArrowLeft ArrowRight ArrowRight' },
  { title: 'Snake', start: 'Start', focus: '[tabindex="0"]', keys: 'ArrowUp ArrowLeft ArrowDown ArrowRight' },
  { title: 'Puzzle', focus: '[role=group] button', keys: 'ArrowUp ArrowLeft ArrowDown ArrowRight' },
  { title: 'Hangman', focus: '[role=group] button', keys: 'e a i o u t s r n l b f g h k q w x y z' },
  { title: 'Minesweeper', focus: '[data-cell="0"]', keys: 'Enter ArrowRight f ArrowDown f ArrowRight f f' },
  {
    title: 'Wordle',
    focus: 'input[type=text]',
    keys: 'c r a n e Enter s l o t Backspace Backspace Backspace Backspace a u d i o Enter',
  },
  { title: '2048', focus: '[tabindex="0"]', keys: 'ArrowUp ArrowLeft ArrowDown ArrowRight' },
  { title: 'Sudoku', focus: '[data-cell="40"]', keys: '5 ArrowRight n 3 ArrowDown n 7 ArrowLeft' },
  { title: 'Solitaire', focus: '[tabindex="0"]', keys: 'd d Control+z ArrowRight Enter ArrowLeft d' },
  {
    title: 'Tetris',
    start: 'Start',
    focus: '[tabindex="0"]',
    keys: 'ArrowLeft ArrowLeft ArrowUp z ArrowDown Space ArrowRight ArrowRight ArrowUp c ArrowDown Space',
  },
  {
    title: 'Play Spider Solitaire Go',
    path: '/games/spider-solitaire-go/play',
    focus: '[data-play]',
    keys: 'End Enter ArrowLeft Enter Control+z ArrowLeft Enter d Control+z',
  },
  {
    title: 'Play FreeCell Solitaire',
    path: '/games/freecell-solitaire/play',
    focus: '[data-play]',
    keys: 'End Enter ArrowLeft Enter Control+z ArrowUp Control+z ArrowLeft Enter',
  },
  {
    title: 'Play Block Blitz Go',
    path: '/games/block-blitz-go/play',
    focus: '[data-play]',
    keys: '1 Enter 2 ArrowDown ArrowDown ArrowDown Enter 3 ArrowRight ArrowRight ArrowRight Enter',
  },
];

/** The pace of a quick player. Timed outside of the page, so that the wait adds no work to it. */
const waitBetweenInputs = () => setTimeout(200);

/** Clicks by mouse coordinates: Playwright's `click` would run checks of its own in the page. */
async function pressWithMouse(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button to press is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await waitBetweenInputs();
  await page.mouse.click(x, y);
  await waitBetweenInputs();
}

/** Opens the page of a game in the viewport of a phone, with a slow CPU, and records what follows. */
async function openSlowed(browser: Browser, origin: string, path = '/'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(origin + path);
  if (path === '/') {
    await hydrateNow(page);
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(observePerformance);
  return page;
}

/** Starts a game by its tile or, on its own page, by hydrating that, and waits until it has started. */
async function startGame(page: Page, { title, path }: GamePlay): Promise<Locator> {
  if (path) await hydrateNow(page);
  else await page.getByRole('tab', { name: title, exact: true }).click();
  const panel = page.getByRole(path ? 'region' : 'tabpanel', { name: title, exact: true });
  await panel.getByRole('toolbar').waitFor();
  await waitBetweenInputs();
  await waitBetweenInputs();
  return panel;
}

/** Starts a game and makes `moves` moves, restarting it with "Play Again" when it ends. Yields the kind of each press once it must have been painted. */
async function* play(page: Page, panel: Locator, { start, focus, keys }: GamePlay, moves: number): AsyncGenerator<'move' | 'start'> {
  if (start) await pressWithMouse(page, panel.getByRole('button', { name: start, exact: true }));
  await panel.locator(focus).first().focus();
  const turn = keys.split(' ');
  for (let move = 0; move < moves; move += 1) {
    await page.keyboard.press(turn[move % turn.length] ?? 'Tab');
    await waitBetweenInputs();
    yield 'move';
    const again = panel.getByRole('button', { name: 'Play Again' });
    if (!(await again.isVisible())) continue;
    await panel.locator('[data-ready]').waitFor();
    await pressWithMouse(page, again);
    yield 'start';
    await panel.locator(focus).first().focus();
  }
}

interface Figures {
  interactions: Record<string, number>; // interaction id → its longest event, ms
  readonly longTasks: number[];
  shift: number;
}

/** Runs in the page: records inputs, long tasks and layout shifts. The events of one press count as one interaction, as in INP. */
function observePerformance(): void {
  const figures: Figures = { interactions: {}, longTasks: [], shift: 0 };
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

function readFigures(page: Page): Promise<Figures> {
  return page.evaluate(() => (window as unknown as { figures: Figures }).figures);
}

/** Returns the nearest-rank percentile; NaN if there are no values. */
function getPercentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? Number.NaN;
}

async function measure(browser: Browser, origin: string, game: GamePlay) {
  const page = await openSlowed(browser, origin, game.path);
  const panel = await startGame(page, game);
  const startupFigures = await readFigures(page);

  /** Returns the interactions since the last call, ms each. */
  async function drain(): Promise<number[]> {
    const { interactions } = await readFigures(page);
    await page.evaluate(() => Object.assign((window as unknown as { figures: Figures }).figures, { interactions: {} }));
    return Object.values(interactions);
  }

  await drain();
  const moves: number[] = [];
  const starts: number[] = []; // presses of Play Again, which set up a whole board
  for await (const press of play(page, panel, game, INPUT_COUNT)) (press === 'move' ? moves : starts).push(...(await drain()));
  await page.close();

  moves.push(...Array.from({ length: Math.max(0, INPUT_COUNT - moves.length) }, () => UNREPORTED_MS));
  return {
    game: game.title,
    'input to paint, median (ms)': getPercentile(moves, 50),
    'input to paint, 98th percentile (ms)': getPercentile(moves, 98),
    'Play Again to paint, slowest (ms)': starts.length > 0 ? Math.max(...starts) : null,
    'longest task at start (ms)': Math.round(Math.max(0, ...startupFigures.longTasks)),
    'layout shift at start': Number(startupFigures.shift.toFixed(4)),
  };
}

export function measureInput() {
  return withBrowser(async (browser, origin) => {
    const rows = [];
    for (const game of GAME_PLAYS) rows.push(await measure(browser, origin, game));
    return rows;
  });
}
