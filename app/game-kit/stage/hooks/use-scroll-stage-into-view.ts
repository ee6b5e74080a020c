// Keeps a stage in front of its player when the phone is turned or a full screen ends. No press scrolls the page.
import { useEffect, type RefObject } from 'react';

/** A stage of which so much can be seen is what the visitor looks at. */
const IN_FRONT_RATIO = 0.75;

/** A stage of another shape stands elsewhere on its page: if it was in front of the visitor, what sticks out of the window is brought back. */
export function useScrollStageIntoView(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => (stage.current ? watchShape(stage.current) : undefined), [stage]);
}

/** Returns how to end it. */
function watchShape(frame: HTMLElement): () => void {
  let isInFront = false;
  let shape = '';

  /** Another height alone is a bar of the browser that comes or goes. */
  function handleResize(): void {
    const last = shape;
    shape = `${frame.clientWidth} ${frame.dataset['full']}`;
    if (shape !== last && isInFront) frame.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio } of entries) isInFront = intersectionRatio >= IN_FRONT_RATIO;
    },
    { threshold: IN_FRONT_RATIO },
  );
  const size = new ResizeObserver(handleResize);
  sight.observe(frame);
  size.observe(frame);
  return () => {
    sight.disconnect();
    size.disconnect();
  };
}
