// Pauses a session while it cannot be seen, and keeps it when the page goes away.
import { useEffect, type RefObject } from 'react';
import type { Session } from './session.ts';

/** A game in real time also stands still while another window has the keys, and waits for the player to go on once it has begun. */
export function useSight(session: Session, element: RefObject<HTMLElement | null>, isRealTime: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isOnScreen = true;
    const pause = () => session.pause('out-of-sight');

    function follow(): void {
      const isSeen = isOnScreen && document.visibilityState === 'visible';
      if (!isSeen) pause();
      else if (!isRealTime || !session.getSnapshot().isUnderway) session.resume('out-of-sight');
    }

    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      follow();
    });
    observer.observe(target);
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', session.save);
    if (isRealTime) {
      window.addEventListener('blur', pause);
      window.addEventListener('focus', follow);
    }
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', session.save);
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', follow);
    };
  }, [session, element, isRealTime]);
}
