// When React starts: at the visitor's first touch, or when the page has loaded and is idle.
import { whenIdle, type IdleTimers } from './when-idle.ts';

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** A light page has loaded before it is painted: what has loaded is painted first. */
const PAINT_DELAY_MS = 200;
const IDLE_DELAYS = { timeoutMs: 3000, fallbackMs: 0 } as const;

/**
 * Waits for a touch; the function that it gives starts without one. `fetchData` is called once and `onData` gets what it brings.
 * After data that did not come, the next touch starts again.
 */
export function startOnInteraction(page: EventTarget, fetchData: () => Promise<string>, onData: (data: string) => void): () => void {
  let hasStarted = false;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    void fetchData().then(onData, listen);
  }

  function listen(): void {
    hasStarted = false;
    for (const type of INTERACTION_EVENTS) page.addEventListener(type, start, { capture: true, once: true, passive: true });
  }

  listen();
  return start;
}

/** Calls `callback` once the page has loaded, has had time to be painted, and has nothing else to do. */
export function startWhenIdle(page: EventTarget, timers: IdleTimers, callback: () => void): void {
  const waitForIdle = () => whenIdle(timers, callback, IDLE_DELAYS);
  page.addEventListener('load', () => timers.setTimeout(waitForIdle, PAINT_DELAY_MS), { once: true });
}
