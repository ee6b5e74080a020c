// Says that the mini games need scripts, in place of the cabinet. Visible only if scripts are off or the browser is not supported.
import styles from './noscript-note.module.css';

export function NoscriptNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
