// Marks an element while it is out of sight, so that nothing in it has to move.
import { useEffect, type RefObject } from 'react';

/** Keeps `data-away` on the element while no part of it is in the window. */
export function useOffscreenAttribute(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(([intersection]) =>
      target.toggleAttribute('data-away', intersection?.isIntersecting === false),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}
