// Measuring must never disturb a visit: a failure is reported, and that is all.

export type WarnFunction = (error: unknown) => void;

export function runSafely(callback: () => void, warn: WarnFunction): void {
  try {
    callback();
  } catch (error) {
    warn(error);
  }
}
