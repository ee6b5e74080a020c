// Measuring must never disturb a visit: what fails is noted on the console, and that is all.

export function warn(error: unknown): void {
  console.warn('Web Vitals measurement failed', error);
}

export function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    warn(error);
  }
}
