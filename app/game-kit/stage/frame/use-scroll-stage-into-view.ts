// Scrolls the stage back into view when the phone is rotated or full screen ends.
import { useEffect, type RefObject } from 'react';
import { isGameInFront } from './use-mark-game-in-front.ts';

/** A resized stage has another position on the page: if it was in view before, scroll as little as needed to show it again. */
export function useScrollStageIntoView(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => (stage.current ? watchShape(stage.current) : undefined), [stage]);
}

/** Returns a cleanup function. */
function watchShape(frame: HTMLElement): () => void {
  let shape = '';

  /** Compares only the width and the full-screen mode: a changed height alone is a browser bar that appears or disappears. */
  function handleResize(): void {
    const last = shape;
    shape = `${frame.clientWidth} ${frame.dataset['full']}`;
    if (shape !== last && isGameInFront()) frame.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const observer = new ResizeObserver(handleResize);
  observer.observe(frame);
  return () => observer.disconnect();
}
