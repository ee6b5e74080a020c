// When React starts: at the visitor's first touch, or when the page has loaded and is idle.

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** A light page has loaded before it is painted: what has loaded is painted first. */
const PAINT_DELAY_MS = 200;
const IDLE_TIMEOUT_MS = 3000;

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

export interface Timers {
  setTimeout(callback: () => void, delayMs: number): unknown;
  /** Safari has none. */
  requestIdleCallback?(callback: () => void, options: { readonly timeout: number }): unknown;
}

/** Calls `callback` once the page has loaded, has had time to be painted, and has nothing else to do. */
export function startWhenIdle(page: EventTarget, timers: Timers, callback: () => void): void {
  const waitForIdle = () => (timers.requestIdleCallback ? timers.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS }) : callback());
  page.addEventListener('load', () => timers.setTimeout(waitForIdle, PAINT_DELAY_MS), { once: true });
}
