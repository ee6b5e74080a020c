// Marks the document while a game fills the window: on phones in landscape, the site header leaves then.
import { useEffect, type RefObject } from 'react';

/** The game is in front while at least this part of its stage is visible. */
const IN_FRONT_RATIO = 0.75;

export function isGameInFront(): boolean {
  return document.documentElement.dataset['game'] === 'front';
}

/** Sets `data-game` on the html element to "front" or "away". Without the attribute, no game is on the page, or it has not loaded. */
export function useMarkGameInFront(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!stage.current) return;
    const { dataset } = document.documentElement;
    const observer = new IntersectionObserver(
      (entries) => {
        dataset['game'] = (entries.at(-1)?.intersectionRatio ?? 0) >= IN_FRONT_RATIO ? 'front' : 'away';
      },
      { threshold: IN_FRONT_RATIO },
    );
    observer.observe(stage.current);
    return () => {
      observer.disconnect();
      delete dataset['game'];
    };
  }, [stage]);
}
