// Drawings of X and O, distinguishable by shape as well as by color.
import type { Mark } from '#app/games/tic-tac-toe/rules/board.ts';
import styles from './view.module.css';

export function MarkShape({ mark }: { mark: Mark }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className={styles.mark} data-mark={mark}>
      {mark === 'X' ? <path d="M24 24 76 76M76 24 24 76" /> : <circle cx="50" cy="50" r="28" />}
    </svg>
  );
}
