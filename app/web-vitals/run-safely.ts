// Catches and reports errors, so that a failed measurement never disturbs the page.

export type WarnFunction = (error: unknown) => void;

export function runSafely(callback: () => void, warn: WarnFunction): void {
  try {
    callback();
  } catch (error) {
    warn(error);
  }
}
