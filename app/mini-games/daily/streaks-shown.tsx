// Days in a row, of a game and of the whole set.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import { gameStreak, setStreak, type Kept } from './kept.ts';
import type { KeptDay, Streak } from './streaks.ts';
import styles from './streaks-shown.module.css';

interface StreaksProps {
  /** The game whose streak stands beside that of the set. */
  readonly entry?: MiniGameEntry;
  readonly kept: Kept;
  readonly today: KeptDay;
}

function Figures({ name, streak }: { name: string; streak: Streak }) {
  return (
    <>
      <div>
        <dt>{name}, in a row</dt>
        <dd>{streak.current}</dd>
      </div>
      <div>
        <dt>{name}, best</dt>
        <dd>{streak.best}</dd>
      </div>
    </>
  );
}

export function Streaks({ entry, kept, today }: StreaksProps) {
  return (
    <dl className={styles.streaks}>
      {entry && <Figures name={entry.title} streak={gameStreak(kept, entry.id, today)} />}
      <Figures name="Whole set" streak={setStreak(kept, today)} />
    </dl>
  );
}
