// The remaining time as a burning fuse.
import { rules, type ColorMatchState } from '#app/games/color-match/rules/rules.ts';
import styles from './time-bar.module.css';

/** Animates with one CSS transition to the position at the next time step. */
export function TimeBar({ state, isRunning }: { state: ColorMatchState; isRunning: boolean }) {
  const waitMs = isRunning ? (rules.dueInMs?.(state) ?? 0) : 0;
  const share = (state.remainingMs - waitMs) / state.totalMs;
  const isShort = state.remainingMs <= 10_000;
  return (
    <div aria-hidden className={styles.bar} data-short={isShort || undefined}>
      <div className={styles.fuse} style={{ transform: `translateX(${100 * share - 100}%)`, transitionDuration: `${waitMs}ms` }} />
    </div>
  );
}
