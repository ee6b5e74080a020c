// What a browser did on its main thread, from a trace of it.
import type { Browser, CDPSession } from '@playwright/test';

export interface Slice {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // µs
  readonly dur?: number; // µs
  readonly args: { readonly data?: { readonly interactionId?: number; readonly duration?: number; readonly type?: string } };
}

export type Part = 'script' | 'style and layout' | 'painting';

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
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Follows what the browser does, for as long as `use` takes. */
export async function traced(browser: Browser, use: () => Promise<unknown>): Promise<Slice[]> {
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
export function pressesIn(slices: readonly Slice[]): Span[] {
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
export function partsOf(main: readonly Slice[], { from, to }: Span): Record<Part, number> {
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

/** What the thread did that heard the keys, in the order in which it began, what is around before what is within. */
export function mainThreadOf(slices: readonly Slice[]): Slice[] {
  const key = slices.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  return slices
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === key?.pid && tid === key.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}
