// The visitor's own pauses: what takes a whole second of the device is done in one.
const REST_MS = 2000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Waits until the visitor has touched nothing for two seconds. */
export function restOf(page: EventTarget, after: (act: () => void, ms: number) => () => void): Promise<void> {
  return new Promise((resolve) => {
    let cancel = after(rest, REST_MS);

    function rest(): void {
      for (const touch of TOUCHES) page.removeEventListener(touch, wait, { capture: true });
      resolve();
    }

    function wait(): void {
      cancel();
      cancel = after(rest, REST_MS);
    }

    for (const touch of TOUCHES) page.addEventListener(touch, wait, { capture: true, passive: true });
  });
}

/** The browser's own timer, and how to cancel it. */
export function browserTimer(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
