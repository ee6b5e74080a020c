// Countdown in seconds before a real-time game resumes.
import styles from './pause-overlay.module.css';

export function Countdown({ seconds }: { seconds: number }) {
  return (
    <p aria-hidden data-countdown translate="no" className={styles.countdown}>
      <span>{seconds}</span>
    </p>
  );
}
