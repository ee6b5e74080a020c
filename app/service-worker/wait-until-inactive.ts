// The visitor's own pauses: what takes a whole second of the device is done in one.
const INACTIVITY_MS = 2000;

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Waits until the visitor has neither touched nor scrolled anything for two seconds. */
export function waitUntilInactive(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(finish, INACTIVITY_MS);

    function finish(): void {
      for (const type of ACTIVITY_EVENTS) page.removeEventListener(type, restartTimer, { capture: true });
      resolve();
    }

    function restartTimer(): void {
      clearTimeout(timer);
      timer = setTimeout(finish, INACTIVITY_MS);
    }

    for (const type of ACTIVITY_EVENTS) page.addEventListener(type, restartTimer, { capture: true, passive: true });
  });
}
