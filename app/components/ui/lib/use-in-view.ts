// Reports whether an element is inside the viewport, through an IntersectionObserver.
import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** Grows (or, if negative, shrinks) the viewport, as in CSS: with '50%', an element half a screen away counts as in view. */
  readonly rootMargin?: string;
  /** Stays true after the element has been in view once. */
  readonly once?: boolean;
}

/**
 * True while any part of the element is in view; null until the observer has reported for the first time.
 * A string is a selector for an element outside of the component.
 */
export function useInView(
  target: RefObject<Element | null> | string,
  { rootMargin = '0px', once = false }: InViewOptions = {},
): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = typeof target === 'string' ? document.querySelector(target) : target.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll can report several crossings at once. For `once`, any of them counts; otherwise only the last one.
        const isNowInView = once ? entries.some((entry) => entry.isIntersecting) : entries.at(-1)?.isIntersecting === true;
        setInView(isNowInView);
        if (once && isNowInView) observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, rootMargin, once]);
  return isInView;
}
