// The moment for what can wait: the page has loaded and has nothing else to do.
const PATIENCE_MS = 5000;

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act, PATIENCE_MS);
}

/** Calls `act` once, when the page has loaded and is idle, or five seconds after it has loaded. */
export function onceLoaded(act: () => void): void {
  const begin = () => whenIdle(act);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
