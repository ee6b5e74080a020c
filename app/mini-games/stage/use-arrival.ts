// Brings a stage wholly onto the screen once somebody plays on it, and keeps it there when the phone is turned or a full screen ends.
import { useEffect, type RefObject } from 'react';
import { smoothness } from '#app/ui/smoothness.ts';

/** Presses that are not yet play, or that open something of the browser's at their place. */
const ELSEWHERE = 'dialog, [role="toolbar"]';

/** A stage of which so much can be seen is what the visitor looks at. */
const IN_FRONT = 0.75;

/**
 * At the first press or key on the board or its controls, a stage that sticks out of the window comes below the header. A stage of another shape stands
 * elsewhere on its page: in front of the visitor it stays in front, and the next press brings any other.
 */
export function useArrival(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => (stage.current ? watch(stage.current) : undefined), [stage]);
}

/** Returns how to end it. */
function watch(frame: HTMLElement): () => void {
  let hasArrived = false;
  let isInFront = false;
  let shape = '';

  function bring(behavior: ScrollBehavior): void {
    frame.scrollIntoView({ block: 'start', behavior });
  }

  function arrive({ target }: Event): void {
    if (hasArrived || (target instanceof Element && target.closest(ELSEWHERE))) return;
    hasArrived = true;
    requestAnimationFrame(come);
  }

  /** Once the move stands on the page: measured any earlier, the press would wait for a layout. */
  function come(): void {
    const { top, bottom } = frame.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (top < header || bottom > window.innerHeight) bring(smoothness());
  }

  /** Another height alone is a bar of the browser that comes or goes. */
  function stay(): void {
    const last = shape;
    shape = `${frame.clientWidth} ${frame.dataset['full']}`;
    if (shape === last) return;
    hasArrived = false;
    if (isInFront) bring('instant');
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio } of entries) isInFront = intersectionRatio >= IN_FRONT;
    },
    { threshold: IN_FRONT },
  );
  const sizes = new ResizeObserver(stay);
  watcher.observe(frame);
  sizes.observe(frame);
  frame.addEventListener('pointerup', arrive);
  frame.addEventListener('keydown', arrive);
  return () => {
    watcher.disconnect();
    sizes.disconnect();
    frame.removeEventListener('pointerup', arrive);
    frame.removeEventListener('keydown', arrive);
  };
}
