// Animates an element in once, when it is first scrolled to. Without scripts, and under reduced motion, it is simply there.
import { useEffect, type RefObject } from 'react';

/** Sets `data-coming-in` to "waiting" while the element is below the window, then to "seen". Style those two. */
export function useRevealOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current;
    if (!target || target.getBoundingClientRect().top < window.innerHeight) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    target.setAttribute('data-coming-in', 'waiting');
    const observer = new IntersectionObserver(
      (intersections) => {
        if (!intersections.some((intersection) => intersection.isIntersecting)) return;
        target.setAttribute('data-coming-in', 'seen');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}

/** Ends the coming in of whatever is round `element`: what is about to be scrolled to has to lie where it stays. */
export function finishReveal(element: Element): void {
  const revealing = element.closest('[data-coming-in]');
  revealing?.setAttribute('data-coming-in', 'seen');
  for (const animation of revealing?.getAnimations() ?? []) animation.finish();
}
