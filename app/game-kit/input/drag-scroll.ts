// Keeps what is dragged under the pointer while the page scrolls: the page takes it along, but not the pointer.
import { useEffect, useEffectEvent } from 'react';

/** A position in the window, such as that of a pointer event. */
export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** A position in px from the upper left corner of an element, which scrolls with it. */
export function getPointIn(element: Element, { clientX, clientY }: ClientPoint): { readonly x: number; readonly y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Calls back when anything scrolls during a drag. */
export function useScrollDuringDrag(isDragging: boolean, onScroll: () => void): void {
  const follow = useEffectEvent(onScroll);
  useEffect(() => {
    if (!isDragging) return;
    const handleScroll = () => follow();
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', handleScroll, true);
  }, [isDragging]);
}
