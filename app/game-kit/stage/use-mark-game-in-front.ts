// Marks the document while a game fills the window, and keeps it in front when the window changes.
// On phones in landscape the site's header leaves while it is marked.
import { useEffect, type RefObject } from 'react';
import { observe } from '#app/components/ui/lib/observe.ts';

/** The game is in front while at least this part of its stage is visible, or of the window, if the stage is larger. */
const IN_FRONT_RATIO = 0.75;

/** Fine steps: which share of a stage fills the window depends on how large it is. */
const THRESHOLDS = Array.from({ length: 41 }, (_, step) => step / 40);

/** False as well until the game has been painted once. */
export function isGameAway(): boolean {
  return document.documentElement.dataset['game'] === 'away';
}

/**
 * Sets `data-game` on the html element to "front" or "away"; without it, no game is on the page, or it has not loaded. A resized stage has
 * another position on the page: if it was in front before, it scrolls as little as needed to show it again.
 */
export function useMarkGameInFront(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = stage;
    if (!element) return;
    const { dataset } = document.documentElement;
    let shape = '';

    function mark(entries: readonly IntersectionObserverEntry[]): void {
      const latest = entries.at(-1);
      if (!latest) return;
      const { intersectionRect, boundingClientRect, rootBounds } = latest;
      const needed = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity) * IN_FRONT_RATIO;
      dataset['game'] = intersectionRect.height >= needed ? 'front' : 'away';
    }

    function show(resized: HTMLElement): void {
      const last = shape;
      // The width and the full-screen mode only: a changed height alone is a browser bar that appears or disappears.
      shape = `${resized.clientWidth} ${resized.dataset['full']}`;
      if (shape !== last && dataset['game'] === 'front') resized.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }

    // Where nothing is observed the header stays: the game is not in front.
    const disconnect = [
      observe(() => new ResizeObserver(() => show(element)), element),
      observe(() => new IntersectionObserver(mark, { threshold: THRESHOLDS }), element),
    ];
    return () => {
      for (const end of disconnect) end();
      delete dataset['game'];
    };
  }, [stage]);
}
