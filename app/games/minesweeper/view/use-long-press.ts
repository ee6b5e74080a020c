// Long press on touch screens, as a replacement for the right click.
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_PRESS_MS = 400;
const MAX_STRAY_PX = 10;

/**
 * Handlers to spread on an element; `onLongPress` receives the element under the finger. The click that follows a long press is
 * suppressed. Moving the finger away cancels the press.
 */
export function useLongPress(onLongPress: (target: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const hasFired = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);

  return {
    onPointerDown(event: PointerEvent) {
      cancel();
      hasFired.current = false;
      if (event.pointerType === 'mouse') return;
      const { target } = event;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        hasFired.current = true;
        navigator.vibrate?.(15);
        onLongPress(target as Element);
      }, LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > MAX_STRAY_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture(event: MouseEvent) {
      if (!hasFired.current) return;
      hasFired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
