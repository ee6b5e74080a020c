// Resolves after two seconds without input, so that precaching never competes with the visitor.
const INACTIVITY_MS = 2000;

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Input is a pointer event, a key press or scrolling. */
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
