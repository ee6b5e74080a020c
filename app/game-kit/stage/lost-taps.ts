// Gives back taps that browsers drop: soon after a flick they take a tap for the end of its scrolling, and send no click.

/** How far a finger moves in a flick, and at most in a tap. */
const FLICK_PX = 12;
/** How long a browser may drop taps. */
const AFTER_FLICK_MS = 1000;
/** The click of a tap follows at once, and none follows a longer press. */
const CLICK_MS = 60;
const LONGEST_TAP_MS = 500;

/** Listens to an element for as long as it stands. */
export function giveBackLostTaps(element: HTMLElement): void {
  const downs = new Map<number, PointerEvent>();
  let flickTime = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGiven = false; // the click of the last tap, which may yet come by itself

  const listen = <Type extends keyof HTMLElementEventMap>(type: Type, handle: (event: HTMLElementEventMap[Type]) => void) =>
    element.addEventListener(type, handle, { capture: true });

  listen('pointerdown', (event) => {
    isGiven = false;
    if (event.pointerType === 'touch') downs.set(event.pointerId, event);
  });
  listen('pointercancel', ({ pointerId }) => downs.delete(pointerId));
  listen('pointerup', ({ pointerId, clientX, clientY, timeStamp }) => {
    const down = downs.get(pointerId);
    downs.delete(pointerId);
    if (!down) return;
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > FLICK_PX) {
      flickTime = timeStamp;
      return;
    }
    if (timeStamp - flickTime > AFTER_FLICK_MS || timeStamp - down.timeStamp > LONGEST_TAP_MS) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isGiven = true;
      const { target } = down;
      target?.dispatchEvent(
        new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch', clientX, clientY }),
      );
    }, CLICK_MS);
  });
  listen('click', (event) => {
    if (!event.isTrusted) return;
    clearTimeout(timer);
    if (!isGiven) return;
    event.preventDefault();
    event.stopPropagation();
  });
}
