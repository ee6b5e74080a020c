// Runs work once the browser is idle.

export interface IdleTimers {
  setTimeout(callback: () => void, delayMs: number): unknown;
  /** Missing in Safari. */
  requestIdleCallback?(callback: () => void, options: { readonly timeout: number }): unknown;
}

interface IdleDelays {
  /** The callback runs after this time at the latest. */
  readonly timeoutMs: number;
  /** Delay in browsers without requestIdleCallback. */
  readonly fallbackMs: number;
}

export function whenIdle(timers: IdleTimers, callback: () => void, { timeoutMs, fallbackMs }: IdleDelays): void {
  if (timers.requestIdleCallback) timers.requestIdleCallback(callback, { timeout: timeoutMs });
  else timers.setTimeout(callback, fallbackMs);
}

const DEFERRED_WORK_DELAYS: IdleDelays = { timeoutMs: 5000, fallbackMs: 5000 };

/** Runs non-urgent work once the page has loaded and is idle, or five seconds after it has loaded. */
export function runAfterLoad(callback: () => void): void {
  const waitForIdle = () => whenIdle(window, callback, DEFERRED_WORK_DELAYS);
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
}
