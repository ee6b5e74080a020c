// The elapsed time in the status line, updated every second while the game runs (in a race twenty times), and by a hint that costs time.
import { Timer } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useState } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { isRace } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-game-store.ts';
import styles from './status-line.module.css';

const INTERVAL_MS = { usual: 1000, race: 50 };

interface ElapsedTimeProps {
  readonly results: MiniGame['results'];
  readonly store: GameStore;
}

/** The elapsed time in ms, and whether hundredths of a second count. */
export function useElapsedTime({ results, store }: ElapsedTimeProps): readonly [ms: number, isRaced: boolean] {
  const [ms, setMs] = useState(0);
  const isRunning = useSnapshot(store, ({ isUnderway, hasPauseOverlay }) => isUnderway && !hasPauseOverlay);
  const isRaced = useSnapshot(store, ({ variant }) => isRace(results, variant));
  const hints = useSnapshot(store, (snapshot) => snapshot.hints);
  useEffect(() => {
    const read = () => setMs(store.getElapsedMs());
    read();
    if (!isRunning) return;
    const timer = setInterval(read, INTERVAL_MS[isRaced ? 'race' : 'usual']);
    return () => clearInterval(timer);
  }, [store, isRunning, isRaced, hints]);
  return [ms, isRaced];
}

export function ElapsedTime(props: ElapsedTimeProps) {
  return (
    <span className={styles.time}>
      <Icon icon={Timer} size={18} />
      <span className="visually-hidden">Time: </span>
      <span translate="no">{formatDuration(...useElapsedTime(props))}</span>
    </span>
  );
}
