// Decides which presses count once a game is over, so that none that was meant for the game starts the next one.

/** A result takes no press for so long. */
export const READY_AFTER_MS = 700;
/** After a press that did not count, there has to be a pause: a thumb taps on faster than this. */
export const QUIET_MS = 300;

export interface PressGuard {
  /** A pointer or a key goes down; `id` tells them apart. Times are in ms, on the clock of `performance.now()`. */
  press(id: string, atMs: number): void;
  release(id: string, atMs: number): void;
  /** The window has lost the keys, and would not hear of a release. */
  releaseAll(atMs: number): void;
  /** The game is over, or its result has just come into sight. */
  close(atMs: number): void;
  isOpen(atMs: number): boolean;
  /** When it opens if nothing else is pressed; null while something is down. */
  getOpenTime(): number | null;
}

/**
 * Open until it is closed. It opens again after `READY_AFTER_MS`, once nothing is down, and `QUIET_MS` after whatever was down meanwhile has come up:
 * the click of such a press comes after its release, and never counts either.
 */
export function createPressGuard(): PressGuard {
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
    press(id, atMs) {
      if (down.has(id)) return;
      // An event may be handled late, when the time to open has passed since it happened.
      if (atMs < openTimeMs) isOpen = false;
      else check(atMs);
      down.add(id);
    },
    release,
    releaseAll(atMs) {
      for (const id of down) release(id, atMs);
    },
    close(atMs) {
      isOpen = false;
      openTimeMs = atMs + READY_AFTER_MS;
    },
    isOpen: check,
    getOpenTime: () => (down.size === 0 ? openTimeMs : null),
  };
}
