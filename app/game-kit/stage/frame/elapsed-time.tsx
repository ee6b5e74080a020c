// The elapsed time in the status line, updated every second while the game runs, and by a hint that costs time.
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './status-line.module.css';

const SECOND_MS = 1000;

export function ElapsedTime({ store }: { store: GameStore }) {
  const [ms, setMs] = useState(0);
  const isRunning = useSnapshot(store, ({ isUnderway, hasPauseOverlay }) => isUnderway && !hasPauseOverlay);
  const hints = useSnapshot(store, (snapshot) => snapshot.hints);
  useEffect(() => {
    const read = () => setMs(store.getElapsedMs());
    read();
    if (!isRunning) return;
    const timer = setInterval(read, SECOND_MS);
    return () => clearInterval(timer);
  }, [store, isRunning, hints]);
  return (
    <span className={styles.time}>
      <Timer aria-hidden size={18} />
      <span className="visually-hidden">Time: </span>
      <span translate="no">{formatDuration(ms)}</span>
    </span>
  );
}
