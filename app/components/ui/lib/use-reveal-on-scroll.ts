// Animates an element in once, when it is first scrolled to. Without scripts, and under reduced motion, it is simply there.
import { useEffect, type RefObject } from 'react';

/** Sets `data-coming-in` to "waiting" while the element is below the window, then to "seen". Style those two. */
export function useComingIn(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current;
    if (!target || target.getBoundingClientRect().top < window.innerHeight) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    target.setAttribute('data-coming-in', 'waiting');
    const observer = new IntersectionObserver(
      (sights) => {
        if (!sights.some((sight) => sight.isIntersecting)) return;
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
export function endComingIn(element: Element): void {
  const coming = element.closest('[data-coming-in]');
  coming?.setAttribute('data-coming-in', 'seen');
  for (const animation of coming?.getAnimations() ?? []) animation.finish();
}
