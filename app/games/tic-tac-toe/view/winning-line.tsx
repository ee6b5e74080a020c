// The line through three winning cells.
import type { Line } from '#app/games/tic-tac-toe/rules/board.ts';
import styles from './view.module.css';

/** The center of a cell on a board of 300 × 300. */
function getCellCenter(cell: number): { x: number; y: number } {
  return { x: 50 + 100 * (cell % 3), y: 50 + 100 * Math.floor(cell / 3) };
}

export function WinningLine({ line: [first, , last] }: { line: Line }) {
  const from = getCellCenter(first);
  const to = getCellCenter(last);
  return (
    <svg aria-hidden viewBox="0 0 300 300" className={styles.stroke}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={1} />
    </svg>
  );
}
