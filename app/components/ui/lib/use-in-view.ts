// Reports whether an element is inside the viewport, through an IntersectionObserver.
import { useEffect, useState, type RefObject } from 'react';

/**
 * True while any part of the element is in view, or, 'once near', from the moment when it is half a screen away; null until the observer has
 * reported for the first time. A string is a selector for an element outside of the component.
 */
export function useInView(target: RefObject<Element | null> | string, when: 'now' | 'once near' = 'now'): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = typeof target === 'string' ? document.querySelector(target) : target.current;
    if (!element) return;
    const once = when === 'once near';
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll can report several crossings at once. For `once`, any of them counts; otherwise only the last one.
        const isNowInView = once ? entries.some((entry) => entry.isIntersecting) : entries.at(-1)?.isIntersecting === true;
        setInView(isNowInView);
        if (once && isNowInView) observer.disconnect();
      },
      { rootMargin: once ? '50%' : '0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, when]);
  return isInView;
}
