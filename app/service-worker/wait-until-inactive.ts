// The visitor's own pauses: what takes a whole second of the device is done in one.
const REST_MS = 2000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Waits until the visitor has neither touched nor scrolled anything for two seconds. */
export function restOf(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(rest, REST_MS);

    function rest(): void {
      for (const sign of SIGNS) page.removeEventListener(sign, wait, { capture: true });
      resolve();
    }

    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    }

    for (const sign of SIGNS) page.addEventListener(sign, wait, { capture: true, passive: true });
  });
}
