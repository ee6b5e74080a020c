// A field hidden from people, which simple bots fill in.
import styles from './honeypot.module.css';

const FIELD_NAME = 'website';

export function Honeypot() {
  return (
    <div className={styles.offScreen} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={FIELD_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Empty unless a bot has filled it in. */
export function readHoneypot(form: HTMLFormElement): string {
  const text = new FormData(form).get(FIELD_NAME);
  return typeof text === 'string' ? text : '';
}
