// Measuring must never disturb a visit: a failure is reported, and that is all.

export type Warn = (error: unknown) => void;

export function attempt(act: () => void, warn: Warn): void {
  try {
    act();
  } catch (error) {
    warn(error);
  }
}
