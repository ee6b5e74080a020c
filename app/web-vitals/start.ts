// Starts the Web Vitals measurements.
function warn(error: unknown): void {
  console.warn('Web Vitals measurement failed', error);
}

export async function startWebVitals(): Promise<void> {
  try {
    const { measure } = await import('./measure.ts');
    measure(warn);
  } catch (error) {
    warn(error);
  }
}
