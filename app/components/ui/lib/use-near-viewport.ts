// Whether something has come near the screen, for what is loaded only then.
import { useEffect, useState, type RefObject } from 'react';

/** True from the moment on in which the element is less than half a screen away. */
export function useNearViewport(target: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((intersections) => intersections.some((sight) => sight.isIntersecting) && setNear(true), {
      rootMargin: '50%',
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}
