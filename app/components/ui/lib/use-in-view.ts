// Reports whether an element is inside the viewport, through an IntersectionObserver.
import { useEffect, useState, type RefObject } from 'react';
import { observe } from './observe.ts';

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
    // A fast scroll can report several crossings at once. For `once`, any of them counts; otherwise only the last one.
    const report = (entries: readonly IntersectionObserverEntry[]) =>
      setInView((was) => (once ? was === true || entries.some((entry) => entry.isIntersecting) : entries.at(-1)?.isIntersecting === true));
    return observe(
      () => new IntersectionObserver(report, { rootMargin: once ? '50%' : '0px' }),
      element,
      () => setInView(true),
    );
  }, [target, when]);
  return isInView;
}
