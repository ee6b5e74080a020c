// The two places that the stage has for a game: the field for its board, and the controls below or beside it. A view knows no window.
import type { ReactNode } from 'react';
import styles from './slots.module.css';

/** A board in here takes its size from the field, in `cqw` and `cqh`, and stands in its middle. */
export function Field({ children }: { children: ReactNode }) {
  return (
    <div className={styles.field} data-field>
      <div className={styles.slot}>{children}</div>
    </div>
  );
}

/** Keypads, pads and answers. In here `cqw` and `cqh` are those of the whole stage. */
export function Controls({ children }: { children: ReactNode }) {
  return (
    <div className={styles.controls} data-controls>
      {children}
    </div>
  );
}
