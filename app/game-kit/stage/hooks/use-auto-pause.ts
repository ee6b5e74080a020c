// Tells a session whether its board can be seen and has the visitor's attention, and keeps it when the page goes away.
import { useEffect, type RefObject } from 'react';
import type { GameStore } from '#app/game-kit/session/game-store.ts';

/** So much of the board has to be on the screen. */
const MIN_VISIBLE_RATIO = 0.3;

/**
 * Watches the board, and the stage round it. A game by the clock is also out of sight while another window has the keys, or
 * something beside the stage, such as the menu or the search, or the list of variants, which opens over the board.
 */
export function useAutoPause(store: GameStore, stage: RefObject<HTMLElement | null>, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = board.current;
    const frame = stage.current;
    if (!target || !frame) return;
    let isOnScreen = true;
    let isFocusElsewhere = false;

    function reportVisibility(): void {
      const { isByClock } = store.getSnapshot();
      const hasKeys = !isByClock || (document.hasFocus() && !isFocusElsewhere);
      const isVisible = isOnScreen && document.visibilityState === 'visible' && hasKeys;
      store.send({ type: isVisible ? 'reveal' : 'obscure', by: 'visibility' });
    }

    /** A focus that only leaves, as after a tap on a phone, takes no keys away. */
    function handleFocusIn({ target: focused }: FocusEvent): void {
      isFocusElsewhere = focused instanceof Element && (!frame?.contains(focused) || focused instanceof HTMLSelectElement);
      reportVisibility();
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        isOnScreen = last === undefined || (last.isIntersecting && last.intersectionRatio >= MIN_VISIBLE_RATIO);
        reportVisibility();
      },
      { threshold: [0, MIN_VISIBLE_RATIO] },
    );
    const leave = () => store.send({ type: 'leave' });
    observer.observe(target);
    document.addEventListener('visibilitychange', reportVisibility);
    document.addEventListener('focusin', handleFocusIn);
    window.addEventListener('pagehide', leave);
    window.addEventListener('blur', reportVisibility);
    window.addEventListener('focus', reportVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', reportVisibility);
      document.removeEventListener('focusin', handleFocusIn);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('blur', reportVisibility);
      window.removeEventListener('focus', reportVisibility);
    };
  }, [store, stage, board]);
}
