// Tells a session whether its board can be seen and has the visitor's attention, and keeps it when the page goes away.
import { useEffect, type RefObject } from 'react';
import type { Shell } from '#app/game-kit/session/game-store.ts';

/** So much of the board has to be on the screen. */
const SEEN = 0.3;

/**
 * Watches the board, and the stage round it. A game by the clock is also out of sight while another window has the keys, or
 * something beside the stage, such as the menu or the search, or the list of variants, which opens over the board.
 */
export function useSight(shell: Shell, stage: RefObject<HTMLElement | null>, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = board.current;
    const frame = stage.current;
    if (!target || !frame) return;
    let isOnScreen = true;
    let isFocusElsewhere = false;

    function follow(): void {
      const { isByClock } = shell.getSnapshot();
      const hasKeys = !isByClock || (document.hasFocus() && !isFocusElsewhere);
      const isSeen = isOnScreen && document.visibilityState === 'visible' && hasKeys;
      shell.send({ type: isSeen ? 'uncover' : 'cover', by: 'sight' });
    }

    /** A focus that only leaves, as after a tap on a phone, takes no keys away. */
    function followFocus({ target: focused }: FocusEvent): void {
      isFocusElsewhere = focused instanceof Element && (!frame?.contains(focused) || focused instanceof HTMLSelectElement);
      follow();
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        isOnScreen = last === undefined || (last.isIntersecting && last.intersectionRatio >= SEEN);
        follow();
      },
      { threshold: [0, SEEN] },
    );
    const leave = () => shell.send({ type: 'leave' });
    observer.observe(target);
    document.addEventListener('visibilitychange', follow);
    document.addEventListener('focusin', followFocus);
    window.addEventListener('pagehide', leave);
    window.addEventListener('blur', follow);
    window.addEventListener('focus', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      document.removeEventListener('focusin', followFocus);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('blur', follow);
      window.removeEventListener('focus', follow);
    };
  }, [shell, stage, board]);
}
