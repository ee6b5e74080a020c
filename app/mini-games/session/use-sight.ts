// Pauses a session while it cannot be seen, and keeps it when the page goes away.
import { useEffect, type RefObject } from 'react';
import type { Session } from './session.ts';

/** `resumesItself` is false for games in real time: those wait for the player. */
export function useSight(session: Session, element: RefObject<HTMLElement | null>, resumesItself: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isOnScreen = true;

    function follow(): void {
      const isSeen = isOnScreen && document.visibilityState === 'visible';
      if (!isSeen) session.pause('out-of-sight');
      else if (resumesItself) session.resume('out-of-sight');
    }

    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      follow();
    });
    observer.observe(target);
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', session.save);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', session.save);
    };
  }, [session, element, resumesItself]);
}
