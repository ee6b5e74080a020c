// Scrolls the stage back into view when the phone is rotated or full screen ends.
import { useEffect, type RefObject } from 'react';

/** The stage counts as in view if at least this part of it is visible. */
const IN_FRONT_RATIO = 0.75;

/** A resized stage has another position on the page: if it was in view before, scroll as little as needed to show it again. */
export function useScrollStageIntoView(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => (stage.current ? watchShape(stage.current) : undefined), [stage]);
}

/** Returns a cleanup function. */
function watchShape(frame: HTMLElement): () => void {
  let isInFront = false;
  let shape = '';

  /** Compares only the width and the full-screen mode: a changed height alone is a browser bar that appears or disappears. */
  function handleResize(): void {
    const last = shape;
    shape = `${frame.clientWidth} ${frame.dataset['full']}`;
    if (shape !== last && isInFront) frame.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const visibilityObserver = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio } of entries) isInFront = intersectionRatio >= IN_FRONT_RATIO;
    },
    { threshold: IN_FRONT_RATIO },
  );
  const sizeObserver = new ResizeObserver(handleResize);
  visibilityObserver.observe(frame);
  sizeObserver.observe(frame);
  return () => {
    visibilityObserver.disconnect();
    sizeObserver.disconnect();
  };
}
