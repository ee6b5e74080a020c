// The time of the game under way, renewed each second while it runs.
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDuration } from './duration.ts';
import type { Session } from './session.ts';
import styles from './cabinet.module.css';

const SECOND_MS = 1000;

export function ElapsedTime({ session, isRunning }: { session: Session; isRunning: boolean }) {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const read = () => setMs(session.elapsedMs());
    read();
    if (!isRunning) return;
    const timer = setInterval(read, SECOND_MS);
    return () => clearInterval(timer);
  }, [session, isRunning]);
  return (
    <span className={styles.time}>
      <Timer aria-hidden size={18} />
      <span className="visually-hidden">Time: </span>
      {formatDuration(ms)}
    </span>
  );
}
