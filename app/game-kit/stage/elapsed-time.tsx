// The elapsed time in the status line, updated every second while the game runs (in a race twenty times), and by a hint that costs time.
import { Timer } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';
import { isRace } from '#app/game-kit/session/persistence/statistics.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import styles from './status-line.module.css';

const INTERVAL_MS = { usual: 1000, race: 50 };

/** The elapsed time in ms, and whether hundredths of a second count. */
export function useElapsedTime(): readonly [ms: number, isRaced: boolean] {
  const { store, game } = useStage();
  const [ms, setMs] = useState(0);
  const isRunning = useSnapshot(({ isUnderway, hasPauseOverlay }) => isUnderway && !hasPauseOverlay);
  const isRaced = useSnapshot(({ variant }) => isRace(game.results, variant));
  const hints = useSnapshot((snapshot) => snapshot.hints);
  useEffect(() => {
    const read = () => setMs(store.getElapsedMs());
    read();
    if (!isRunning) return;
    const timer = setInterval(read, INTERVAL_MS[isRaced ? 'race' : 'usual']);
    return () => clearInterval(timer);
  }, [store, isRunning, isRaced, hints]);
  return [ms, isRaced];
}

export function ElapsedTime() {
  return (
    <span className={`inline ${styles.time}`} data-time>
      <Icon icon={Timer} size={18} />
      <span className="visually-hidden">Time: </span>
      <span translate="no">{formatDuration(...useElapsedTime())}</span>
    </span>
  );
}
