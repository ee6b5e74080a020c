// What the mini games need, said only where a browser does not have it.
import styles from './noscript-note.module.css';

export function NoscriptNote({ children }: { children: string }) {
  return <p className={styles.needs}>{children}</p>;
}
