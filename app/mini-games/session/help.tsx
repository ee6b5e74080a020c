// How a game is played; opens without leaving it.
import { CircleHelp } from 'lucide-react';
import styles from './drawer.module.css';

export function Help({ lines }: { lines: readonly string[] }) {
  return (
    <details className={styles.drawer}>
      <summary>
        <CircleHelp aria-hidden size={20} /> How to play
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
