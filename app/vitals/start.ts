// Starts the measurements once the page has loaded and has nothing else to do; until then not even their code is fetched.
const PATIENCE_MS = 5000;

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act, PATIENCE_MS);
}

function warn(error: unknown): void {
  console.warn('Web Vitals measurement failed', error);
}

async function load(): Promise<void> {
  try {
    const { measure } = await import('./measure.ts');
    measure(warn);
  } catch (error) {
    warn(error);
  }
}

/** Called once, by the root, in its first effect. */
export function startVitals(): void {
  const begin = () => whenIdle(() => void load());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
