// How far the score is on its way to the best score of earlier games. Decoration: the figures beside the board say the same.
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import styles from './best-bar.module.css';

/** Empty in the first game. `best` counts this game, too, once it is over, so the bar keeps the best score that the game began with. */
export function BestBar({ score, best }: { score: number; best: number | null }) {
  const [goal] = useState(best);
  if (!goal) return null;
  const isBeaten = score > goal;
  return (
    <div aria-hidden className={styles.row} data-beaten={isBeaten || undefined}>
      <span className={styles.bar}>
        <span className={styles.fill} style={{ transform: `scaleX(${Math.min(1, score / goal)})` }} />
      </span>
      <Trophy size={16} /> <span>{isBeaten ? 'New best!' : `Best ${goal}`}</span>
    </div>
  );
}
