// The visitor's current day and the time left in it. It changes at midnight and when the clock or the time zone changes.
import { useEffect, useState } from 'react';
import { getLocalDay, getMsToMidnight, getUtcOffsetMinutes } from './calendar.ts';
import type { StreakDay } from './streaks.ts';

export interface Today extends StreakDay {
  readonly leftMs: number; // until midnight; updated once a minute
}

const MINUTE_MS = 60_000;

function readToday(): Today {
  const now = new Date();
  return { day: getLocalDay(now), zone: getUtcOffsetMinutes(now), leftMs: getMsToMidnight(now) };
}

/** Updates every minute and whenever the page becomes visible. */
export function useToday(): Today {
  const [now, setNow] = useState(readToday);
  useEffect(() => {
    const update = () => setNow(readToday());
    const timer = setInterval(update, MINUTE_MS);
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pageshow', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pageshow', update);
    };
  }, []);
  return now;
}
