// Starts the measurements once the page has loaded and has nothing else to do; until then not even their code is fetched.
import { warn } from './attempt.ts';

const PATIENCE_MS = 5000;

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act, PATIENCE_MS);
}

async function load(): Promise<void> {
  try {
    const { measure } = await import('./measure.ts');
    measure();
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
