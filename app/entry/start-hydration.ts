// When React starts: at the visitor's first touch, or when the page has loaded and is idle.

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** A light page has loaded before it is painted: what has loaded is painted first. */
const PAINT_MS = 200;
const LONGEST_WAIT_MS = 3000;

/**
 * Waits for a touch; the function that it gives starts without one. `fetchData` is called once and `run` gets what it brings.
 * After data that did not come, the next touch starts again.
 */
export function startOnTouch(page: EventTarget, fetchData: () => Promise<string>, run: (data: string) => void): () => void {
  let hasStarted = false;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    void fetchData().then(run, listen);
  }

  function listen(): void {
    hasStarted = false;
    for (const touch of TOUCHES) page.addEventListener(touch, start, { capture: true, once: true, passive: true });
  }

  listen();
  return start;
}

export interface Timers {
  setTimeout(act: () => void, delayMs: number): unknown;
  /** Safari has none. */
  requestIdleCallback?(act: () => void, options: { readonly timeout: number }): unknown;
}

/** Calls `act` once the page has loaded, has had time to be painted, and has nothing else to do. */
export function whenIdle(page: EventTarget, timers: Timers, act: () => void): void {
  const rest = () => (timers.requestIdleCallback ? timers.requestIdleCallback(act, { timeout: LONGEST_WAIT_MS }) : act());
  page.addEventListener('load', () => timers.setTimeout(rest, PAINT_MS), { once: true });
}
