// Starts the measurements once the page has nothing else to do; until then not even their code is fetched.
import { onceLoaded } from '#app/boot/when-idle.ts';

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
  onceLoaded(() => void load());
}
