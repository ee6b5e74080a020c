// Keeps the place of a visitor whose control is disabled while a form is busy: the browser would drop the focus.
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * While the form is busy, the focus of a control that is disabled waits on the status text, which needs a tabindex. Afterwards it goes to the
 * control, or to `field` if there is one, unless the visitor has moved on.
 */
export function useBusyFocus(isBusy: boolean, status: RefObject<HTMLElement | null>, field?: RefObject<HTMLElement | null>): void {
  const control = useRef<HTMLElement>(null); // that had the focus
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    if (isBusy) {
      if (!(focused instanceof HTMLElement) || !focused.matches(':disabled') || !status.current?.closest('form')?.contains(focused)) return;
      control.current = focused;
      status.current.focus({ preventScroll: true });
    } else {
      if (focused === status.current) (field ?? control).current?.focus({ preventScroll: true });
      control.current = null;
    }
  }, [isBusy, status, field]);
}
