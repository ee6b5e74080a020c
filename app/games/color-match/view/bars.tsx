// The bars beside the cards: the remaining time as a burning fuse, and how close the score is to the best.
import { isLate, rules, type ColorMatchState } from '#app/games/color-match/rules/rules.ts';
import styles from './bars.module.css';
import { Trophy } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState } from 'react';

/** Animates with one CSS transition to the position at the next time step. */
export function TimeBar({ state, isRunning }: { state: ColorMatchState; isRunning: boolean }) {
  const waitMs = isRunning ? (rules.dueInMs?.(state) ?? 0) : 0;
  const share = (state.remainingMs - waitMs) / state.totalMs;
  return (
    <div aria-hidden className={styles.time} data-late={isLate(state) || undefined}>
      <div
        data-meter
        className={styles.fuse}
        style={{ transform: `translateX(${100 * share - 100}%)`, transitionDuration: `${waitMs}ms` }}
      />
    </div>
  );
}

/**
 * How far the score is on its way to the best score of earlier games; empty in the first one. `best` counts this game, too, once it is over,
 * so the bar keeps the best score that the game began with.
 */
export function BestBar({ score, best }: { score: number; best: number | null }) {
  const [goal] = useState(best);
  if (!goal) return null;
  const isBeaten = score > goal;
  return (
    <div aria-hidden className={`row ${styles.row}`} data-beaten={isBeaten || undefined}>
      <span className={`edge ${styles.bar}`}>
        <span data-meter className={styles.fill} style={{ transform: `scaleX(${Math.min(1, score / goal)})` }} />
      </span>
      <Icon icon={Trophy} size={16} /> <span>{isBeaten ? 'New best!' : `Best ${goal}`}</span>
    </div>
  );
}
