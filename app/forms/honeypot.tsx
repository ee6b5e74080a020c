// A field that people never see and simple bots fill in.
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

/** What a bot has written into the honeypot of a form; people leave it empty. */
export function readHoneypot(form: HTMLFormElement): string {
  const text = new FormData(form).get(FIELD_NAME);
  return typeof text === 'string' ? text : '';
}
