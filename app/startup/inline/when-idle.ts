// Runs work once the browser is idle.

export interface IdleTimers {
  setTimeout(callback: () => void, delayMs?: number): unknown;
  /** Missing in Safari. */
  requestIdleCallback?(callback: () => void, options: { readonly timeout: number }): number;
}

/** Runs `callback` after `timeoutMs` at the latest. In browsers without requestIdleCallback, runs it after `fallbackMs`, or 0 ms. */
export function whenIdle(timers: IdleTimers, callback: () => void, timeoutMs: number, fallbackMs?: number): void {
  // One expression, because the inline script has a byte budget. requestIdleCallback returns a number.
  void (timers.requestIdleCallback?.(callback, { timeout: timeoutMs }) ?? timers.setTimeout(callback, fallbackMs));
}

const DEFERRED_WORK_DELAY_MS = 5000;

/** Runs non-urgent work once the page has loaded and is idle, or five seconds after it has loaded. */
export function runAfterLoad(callback: () => void): void {
  const waitForIdle = () => whenIdle(window, callback, DEFERRED_WORK_DELAY_MS, DEFERRED_WORK_DELAY_MS);
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
}
