// Ignores input for a moment after a game ends, so that a press meant for the game does not start the next one.

/** How long a toast stands before a result may follow it. */
export const TOAST_READ_MS = 1500;
/** Minimum time before a result accepts input. */
export const READY_AFTER_MS = 700;
/** Required pause after an ignored press is released; players who keep tapping are faster than this. */
const QUIET_MS = 300;

/**
 * Open until it is closed. It reopens after `READY_AFTER_MS`, when nothing is held down, and `QUIET_MS` after the last release of a press
 * made while it was closed: the click event of such a press comes after its release and must be ignored, too. `id` identifies a pointer or
 * key; times are in ms, as in `performance.now()`.
 */
export function createPressGuard() {
  const down = new Set<string>();
  let isOpen = true;
  let openTimeMs = 0;

  function check(atMs: number): boolean {
    isOpen ||= down.size === 0 && atMs >= openTimeMs;
    return isOpen;
  }

  function release(id: string, atMs: number): void {
    if (down.delete(id) && !isOpen) openTimeMs = Math.max(openTimeMs, atMs + QUIET_MS);
  }

  return {
    press(id: string, atMs: number): void {
      if (down.has(id)) return;
      // The event may be handled late: compare its own time, not the current one.
      if (atMs < openTimeMs) isOpen = false;
      else check(atMs);
      down.add(id);
    },
    release,
    /** The window has lost focus and would miss the release events. */
    releaseAll(atMs: number): void {
      for (const id of down) release(id, atMs);
    },
    /** The game is over, or its result has just appeared. */
    close(atMs: number): void {
      isOpen = false;
      openTimeMs = atMs + READY_AFTER_MS;
    },
    isOpen: check,
    /** When the guard opens if nothing else is pressed; null while something is held down. */
    getOpenTime: () => (down.size === 0 ? openTimeMs : null),
  };
}
