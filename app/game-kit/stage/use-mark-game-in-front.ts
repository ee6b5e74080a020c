// Marks the document while a game fills the window, and keeps it in front when the window changes.
// On phones in landscape the site's header leaves while it is marked.
import { useEffect, type RefObject } from 'react';
import { observe } from '#app/components/ui/lib/observe.ts';

/** The game is in front while at least this part of its stage is visible, or of the window, if the stage is larger. */
const IN_FRONT_RATIO = 0.75;

/** Fine steps: which share of a stage fills the window depends on how large it is. */
const THRESHOLDS = Array.from({ length: 41 }, (_, step) => step / 40);

function isGameInFront(): boolean {
  return document.documentElement.dataset['game'] === 'front';
}

/** False as well until the game has been painted once. */
export function isGameAway(): boolean {
  return document.documentElement.dataset['game'] === 'away';
}

/** Sets `data-game` on the html element to "front" or "away". Without the attribute, no game is on the page, or it has not loaded. */
export function useMarkGameInFront(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!stage.current) return;
    const { dataset } = document.documentElement;
    function mark(entries: readonly IntersectionObserverEntry[]): void {
      const latest = entries.at(-1);
      if (!latest) return;
      const { intersectionRect, boundingClientRect, rootBounds } = latest;
      const needed = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity) * IN_FRONT_RATIO;
      dataset['game'] = intersectionRect.height >= needed ? 'front' : 'away';
    }
    // Where nothing is observed the header stays: the game is not in front.
    const disconnect = observe(
      () => new IntersectionObserver(mark, { threshold: THRESHOLDS }),
      stage.current,
      () => {},
    );
    return () => {
      disconnect();
      delete dataset['game'];
    };
  }, [stage]);
}

/** A resized stage has another position on the page: if it was in view before, scroll as little as needed to show it again. */
export function useScrollStageIntoView(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = stage;
    if (!element) return;
    let shape = '';
    function show({ clientWidth, dataset }: HTMLElement): void {
      const last = shape;
      // The width and the full-screen mode only: a changed height alone is a browser bar that appears or disappears.
      shape = `${clientWidth} ${dataset['full']}`;
      if (shape !== last && isGameInFront()) element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    return observe(
      () => new ResizeObserver(() => show(element)),
      element,
      () => {},
    );
  }, [stage]);
}
