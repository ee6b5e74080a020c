// The moment for what can wait: the page has loaded and has nothing else to do.
const IDLE_TIMEOUT_MS = 5000;

function requestIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, IDLE_TIMEOUT_MS);
}

/** Calls `callback` once, when the page has loaded and is idle, or five seconds after it has loaded. */
export function runWhenIdle(callback: () => void): void {
  const waitForIdle = () => requestIdle(callback);
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
}
