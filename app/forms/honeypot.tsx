// A field that people never see and simple robots fill in.
import styles from './honeypot.module.css';

export const HONEYPOT_NAME = 'website';

export function Honeypot() {
  return (
    <div className={styles.offScreen} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
