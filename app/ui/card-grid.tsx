// A grid of cards as a list: 1, 2 or 3 columns by width.
import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
