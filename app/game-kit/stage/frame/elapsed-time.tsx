// The time of the game under way, renewed each second while it runs.
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './status-line.module.css';

const SECOND_MS = 1000;

export function ElapsedTime({ shell }: { shell: Shell }) {
  const [ms, setMs] = useState(0);
  const { isUnderway, isVeiled } = useSnapshot(shell, 'isUnderway', 'isVeiled');
  const isRunning = isUnderway && !isVeiled;
  useEffect(() => {
    const read = () => setMs(shell.elapsedMs());
    read();
    if (!isRunning) return;
    const timer = setInterval(read, SECOND_MS);
    return () => clearInterval(timer);
  }, [shell, isRunning]);
  return (
    <span className={styles.time}>
      <Timer aria-hidden size={18} />
      <span className="visually-hidden">Time: </span>
      {formatDuration(ms)}
    </span>
  );
}
