// A list of sentences with bullets.
import styles from './bullet-list.module.css';

export function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
