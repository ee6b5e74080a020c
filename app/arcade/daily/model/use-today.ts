// The visitor's day, and how long it lasts: it changes at midnight, and when the clock or the place has changed meanwhile.
import { useEffect, useState } from 'react';
import { dayHere, msToMidnight, zoneHere } from './local-day.ts';
import type { KeptDay } from './streaks.ts';

export interface Today extends KeptDay {
  readonly leftMs: number; // until midnight, as of the last minute
}

const MINUTE_MS = 60_000;

function today(): Today {
  const now = new Date();
  return { day: dayHere(now), zone: zoneHere(now), leftMs: msToMidnight(now) };
}

/** Today, read anew every minute and whenever the page comes back to the screen. */
export function useToday(): Today {
  const [now, setNow] = useState(today);
  useEffect(() => {
    const look = () => setNow(today());
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return now;
}
