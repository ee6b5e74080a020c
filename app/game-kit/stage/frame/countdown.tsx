// The seconds until a game by the clock goes on.
import styles from './veil.module.css';

export function Countdown({ seconds }: { seconds: number }) {
  return (
    <p aria-hidden data-countdown className={styles.countdown}>
      <span>{seconds}</span>
    </p>
  );
}
