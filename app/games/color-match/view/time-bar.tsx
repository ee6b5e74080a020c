// The time as a fuse that burns down.
import { rules, type ColorMatchState } from '#app/games/color-match/rules/rules.ts';
import styles from './time-bar.module.css';

/** Moves in one go to where the fuse will be when the session looks at the clock again. */
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
