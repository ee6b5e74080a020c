// The label over the well for a T-spin, a Tetris or a chain. The announcer tells screen readers the same.
import type { Award, TetrisEvent } from '#app/games/tetris/rules/state.ts';
import { memo, useEffect, useState } from 'react';
import { getAwardNames } from '#app/games/tetris/text.ts';
import styles from './award-label.module.css';

/** As long as its animation, which reduced motion leaves out. */
const SHOWN_MS = 1600;

/** The award among the events that has a name; null if there is none. */
function findAward(events: readonly TetrisEvent[]): Award | null {
  const event = events.findLast((each) => each.type === 'scored' && getAwardNames(each.award).length > 0);
  return event?.type === 'scored' ? event.award : null;
}

/** Shows an award for a while; later events without one do not cut that short. `placed` tells two equal ones apart. */
export const AwardLabel = memo(function AwardLabel({ events, placed }: { events: readonly TetrisEvent[]; placed: number }) {
  const [latest, setLatest] = useState<{ readonly award: Award; readonly placed: number } | null>(null);
  const [expired, setExpired] = useState<Award | null>(null);
  const award = findAward(events);
  if (award !== null && award !== latest?.award) setLatest({ award, placed });

  useEffect(() => {
    if (latest === null) return;
    const timer = setTimeout(() => setExpired(latest.award), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);

  if (latest === null || latest.award === expired) return null;
  const [main, ...others] = getAwardNames(latest.award);
  return (
    <p key={latest.placed} aria-hidden data-award className={styles.label} data-spin={latest.award.tSpin !== null || undefined}>
      <strong>{main}</strong>
      {others.map((name) => (
        <span key={name}>{name}</span>
      ))}
      <b translate="no">{`+${latest.award.points}`}</b>
    </p>
  );
});
