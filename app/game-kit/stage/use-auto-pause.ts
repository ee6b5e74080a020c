// Pauses a game automatically when its board is out of sight or loses the keyboard focus, and saves it when the page is left.
import { useEffect, type RefObject } from 'react';
import { observe } from '#app/components/ui/lib/observe.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';

/** The board counts as visible if at least this part of it is in the viewport. */
const MIN_VISIBLE_RATIO = 0.3;

/**
 * Observes the board and the stage. A real-time game also counts as invisible while the keyboard focus is in another window, outside the
 * stage (menu, search), or in the variant list, which opens over the board.
 */
export function useAutoPause(store: GameStore, stage: RefObject<HTMLElement | null>, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = board.current;
    if (!target) return;
    let isOnScreen = true;
    let isFocusElsewhere = false;

    function reportVisibility(): void {
      const { isByClock } = store.getSnapshot();
      const hasKeys = !isByClock || (document.hasFocus() && !isFocusElsewhere);
      const isVisible = isOnScreen && document.visibilityState === 'visible' && hasKeys;
      store.send({ type: isVisible ? 'unobstruct' : 'obstruct', by: 'visibility' });
    }

    /** Listens to focusin only: losing focus without a new target, as after a tap on a phone, does not pause. */
    function handleFocusIn({ target: focused }: FocusEvent): void {
      isFocusElsewhere = focused instanceof Element && (!stage.current?.contains(focused) || focused instanceof HTMLSelectElement);
      reportVisibility();
    }

    function reportCrossing(entries: readonly IntersectionObserverEntry[]): void {
      const last = entries.at(-1);
      isOnScreen = last === undefined || (last.isIntersecting && last.intersectionRatio >= MIN_VISIBLE_RATIO);
      reportVisibility();
    }

    const leave = () => store.send({ type: 'leave' });
    const disconnect = observe(
      () => new IntersectionObserver(reportCrossing, { threshold: [0, MIN_VISIBLE_RATIO] }),
      target,
      reportVisibility,
    );
    const abortController = new AbortController();
    const { signal } = abortController;
    document.addEventListener('visibilitychange', reportVisibility, { signal });
    document.addEventListener('focusin', handleFocusIn, { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('blur', reportVisibility, { signal });
    window.addEventListener('focus', reportVisibility, { signal });
    return () => {
      disconnect();
      abortController.abort();
    };
  }, [store, stage, board]);
}
