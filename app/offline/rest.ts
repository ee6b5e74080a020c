// The visitor's own pauses: what takes a whole second of the device is done in one.
const REST_MS = 2000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Waits until the visitor has touched nothing for two seconds. */
export function restOf(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(rest, REST_MS);

    function rest(): void {
      for (const touch of TOUCHES) page.removeEventListener(touch, wait, { capture: true });
      resolve();
    }

    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    }

    for (const touch of TOUCHES) page.addEventListener(touch, wait, { capture: true, passive: true });
  });
}
