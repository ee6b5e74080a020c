// Measuring must never disturb a visit: what fails is told, and that is all.

export type Warn = (error: unknown) => void;

export function attempt(act: () => void, warn: Warn): void {
  try {
    act();
  } catch (error) {
    warn(error);
  }
}
