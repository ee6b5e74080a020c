// Zoom of boards that are larger than a phone: squares keep a size that a finger can hit, and the board scrolls in its field.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getScrollBehavior } from '#app/components/ui/lib/browser-preferences.ts';

/** On smaller squares, a tap zooms in instead of opening one. */
const MIN_TARGET_PX = 24;

const ZOOM_FACTOR = 1.3;
const MAX_SQUARE_PX = 60;

/** 'whole' fits the board into its field; a number is the minimum side of a square in px, and the style sheet has another one. */
type Zoom = 'whole' | number;

/** Kept for the next board. */
let lastZoom: Zoom = 0;

function findSquare(pane: HTMLElement | null, cell: number): HTMLElement | null {
  return pane?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;
}

/** The zoom of the board in `pane`, the element that scrolls. `hinted` is a square to scroll to. */
export function useZoom(hinted: number | null) {
  const pane = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(lastZoom);
  const center = useRef<{ readonly x: number; readonly y: number } | null>(null); // of the next zoom, as shares of the board

  useLayoutEffect(() => {
    const { current } = pane;
    if (!current || !center.current) return;
    const { x, y } = center.current;
    center.current = null;
    current.scrollTo(x * current.scrollWidth - current.clientWidth / 2, y * current.scrollHeight - current.clientHeight / 2);
  }, [zoom]);

  useEffect(() => {
    if (hinted === null) return;
    findSquare(pane.current, hinted)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: getScrollBehavior() });
  }, [hinted]);

  /** Zooms around a point of the board in px, by default the middle of what is visible. */
  function zoomTo(next: Zoom, point?: { readonly x: number; readonly y: number }): void {
    const { current } = pane;
    if (!current) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    const { x, y } = point ?? { x: scrollLeft + clientWidth / 2, y: scrollTop + clientHeight / 2 };
    center.current = { x: x / scrollWidth, y: y / scrollHeight };
    lastZoom = next;
    setZoom(next);
  }

  return {
    pane,
    zoom,
    showWhole: () => zoomTo('whole'),
    zoomIn(): void {
      const side = findSquare(pane.current, 0)?.offsetWidth ?? 0;
      zoomTo(Math.min(side * ZOOM_FACTOR, MAX_SQUARE_PX));
    },
    /** Zooms in on a square that is too small for a finger; returns whether it is. */
    magnify(cell: number): boolean {
      const square = findSquare(pane.current, cell);
      if (!square || square.offsetWidth >= MIN_TARGET_PX) return false;
      zoomTo(0, { x: square.offsetLeft + square.offsetWidth / 2, y: square.offsetTop + square.offsetHeight / 2 });
      return true;
    },
  };
}
