// A field hidden from people and password managers, which simple bots fill in.
import styles from './form.module.css';

/**
 * No browser or password manager fills a field of this name, and form services such as Formspree and Basin drop what has text in it, for forms
 * that are posted without scripts.
 */
const FIELD_NAME = '_gotcha';

/** Makes 1Password, LastPass, Bitwarden and Dashlane ignore a field. */
const IGNORED_BY_PASSWORD_MANAGERS = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' };

export function Honeypot() {
  return (
    <div className={styles.offScreen} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={FIELD_NAME} tabIndex={-1} autoComplete="off" {...IGNORED_BY_PASSWORD_MANAGERS} />
      </label>
    </div>
  );
}

/** Empty unless a bot has filled it in. */
export function readHoneypot(form: HTMLFormElement): string {
  const text = new FormData(form).get(FIELD_NAME);
  return typeof text === 'string' ? text : '';
}
