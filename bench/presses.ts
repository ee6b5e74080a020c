// Where the time of a slow press goes, from a trace of the browser: what is ours to make less, and what painting in software takes.
import type { Browser, CDPSession } from '@playwright/test';
import { choose, GAME_PLAYS, openSlowed, pause, play, slowDown, SLOWDOWN } from './game-plays.ts';
import { withSite } from './site.ts';

const MOVES = 60;
const SLOW_SHARE = 0.1; // a tenth of the presses, the slowest, are looked into

interface Slice {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // µs
  readonly dur?: number; // µs
  readonly args: { readonly data?: { readonly interactionId?: number; readonly duration?: number; readonly type?: string } };
}

type Part = 'script' | 'style and layout' | 'painting';

/** What the browser calls its work on the main thread; what is named nowhere counts for what it is done in. */
const PARTS: Readonly<Record<string, Part>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style and layout',
  Layout: 'style and layout',
  HitTest: 'style and layout',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
};

/** A stretch of time, in µs. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Follows what the browser does, for as long as `use` takes. */
async function traced(browser: Browser, use: () => Promise<unknown>): Promise<Slice[]> {
  const devtools: CDPSession = await browser.newBrowserCDPSession();
  const slices: Slice[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => slices.push(...(value as unknown as Slice[])));
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'v8'] } });
  await use();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  return slices;
}

/** The longest event of each press, as the browser counts interactions. */
function pressesIn(slices: readonly Slice[]): Span[] {
  const longest = new Map<number, Span>();
  for (const { name, ph, ts, args } of slices) {
    const { interactionId, duration } = args.data ?? {};
    if (name !== 'EventTiming' || ph !== 'b' || !interactionId || !duration) continue;
    const before = longest.get(interactionId);
    if (!before || duration * 1000 > before.to - before.from) longest.set(interactionId, { from: ts, to: ts + duration * 1000 });
  }
  return [...longest.values()];
}

/** How long each part took of a stretch, in µs; what is done within something else counts there alone. */
function partsOf(main: readonly Slice[], { from, to }: Span): Record<Part, number> {
  const took: Record<Part, number> = { script: 0, 'style and layout': 0, painting: 0 };
  const open: { readonly part: Part; readonly to: number }[] = [];
  for (const { name, ts, dur = 0 } of main) {
    const part = PARTS[name];
    const length = Math.min(ts + dur, to) - Math.max(ts, from);
    if (!part || length <= 0) continue;
    while ((open.at(-1)?.to ?? Infinity) <= ts) open.pop();
    const around = open.at(-1);
    if (around) took[around.part] -= length;
    took[part] += length;
    open.push({ part, to: ts + dur });
  }
  return took;
}

function row(what: string, slices: readonly Slice[]) {
  const key = slices.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const main = slices
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === key?.pid && tid === key.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const slow = pressesIn(slices)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOVES * SLOW_SHARE);
  const took = slow.map((press) => ({ whole: press.to - press.from, ...partsOf(main, press) }));
  const inMs = (part: 'whole' | Part) => Math.round(took.reduce((sum, { [part]: us }) => sum + us, 0) / took.length / 1000);
  const [whole, script, style, painting] = [inMs('whole'), inMs('script'), inMs('style and layout'), inMs('painting')];
  return {
    what,
    'press to paint (ms)': whole,
    'script (ms)': script,
    'style and layout (ms)': style,
    'painting (ms)': painting,
    'to the screen (ms)': whole - script - style - painting,
  };
}

/** What the browser needs by itself: a square that changes its color at each press. */
async function pressOnSquare(browser: Browser): Promise<Slice[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent('<div id="square" style="width: 20rem; height: 20rem"></div>');
  await page.evaluate(() => {
    let presses = 0;
    addEventListener('keydown', () => {
      presses += 1;
      document.getElementById('square')?.style.setProperty('background', presses % 2 === 0 ? 'red' : 'blue');
    });
  });
  await slowDown(page);
  const slices = await traced(browser, async () => {
    for (let press = 0; press < MOVES; press += 1) {
      await page.keyboard.press('a');
      await pause();
    }
  });
  await page.close();
  return slices;
}

/** Prints a table and returns its rows. */
export async function benchPresses(): Promise<Record<string, unknown>> {
  const presses = await withSite(async (browser, origin) => {
    const rows = [row('A square, for comparison', await pressOnSquare(browser))];
    for (const game of GAME_PLAYS) {
      const page = await openSlowed(browser, origin);
      const panel = await choose(page, game);
      const slices = await traced(browser, async () => {
        for await (const _ of play(page, panel, game, MOVES)) continue;
      });
      rows.push(row(game.title, slices));
      await page.close();
    }
    return rows;
  });
  console.log(`The slowest tenth of ${MOVES} presses, by a trace, with the CPU slowed ${SLOWDOWN} times`);
  console.table(presses);
  return { presses };
}
