// Brings a stage wholly onto the screen once somebody plays on it.
import { useEffect, type RefObject } from 'react';
import { smoothness } from '#app/ui/smoothness.ts';

/** Presses that are not yet play, or that open something of the browser's at their place. */
const ELSEWHERE = 'dialog, [role="toolbar"]';

/** At the first press or key on the board or its controls, a stage that sticks out of the window comes below the header. */
export function useArrival(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: frame } = stage;
    if (!frame) return;

    function arrive({ target }: Event): void {
      if (!frame || (target instanceof Element && target.closest(ELSEWHERE))) return;
      leave();
      requestAnimationFrame(come);
    }

    /** Once the move stands on the page: measured any earlier, the press would wait for a layout. */
    function come(): void {
      if (!frame) return;
      const { top, bottom } = frame.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      if (top < header || bottom > window.innerHeight) frame.scrollIntoView({ block: 'start', behavior: smoothness() });
    }

    function leave(): void {
      frame?.removeEventListener('pointerup', arrive);
      frame?.removeEventListener('keydown', arrive);
    }

    frame.addEventListener('pointerup', arrive);
    frame.addEventListener('keydown', arrive);
    return leave;
  }, [stage]);
}
