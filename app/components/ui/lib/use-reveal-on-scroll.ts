// Plays an entry animation the first time an element is scrolled into view. Without scripts or with reduced motion, the element is visible
// from the start.
import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-reveal` to "waiting" while the element is below the viewport, then to "seen". Styles animate between the two.
 * Observes by itself instead of with `useInView`: it must not render every section of the page again, and `finishReveal` sets the
 * attribute, too.
 */
export function useRevealOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current;
    if (!target || target.getBoundingClientRect().top < window.innerHeight) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    target.setAttribute('data-reveal', 'waiting');
    const observer = new IntersectionObserver(
      (intersections) => {
        if (!intersections.some((intersection) => intersection.isIntersecting)) return;
        target.setAttribute('data-reveal', 'seen');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}

/** Ends the animation around `element` at once, so that a scroll to it ends at its final position. */
export function finishReveal(element: Element): void {
  const revealing = element.closest('[data-reveal]');
  revealing?.setAttribute('data-reveal', 'seen');
  for (const animation of revealing?.getAnimations() ?? []) animation.finish();
}
