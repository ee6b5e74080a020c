// Layout slots that a game's view fills: `Field` for the board, `Controls` below or beside it. Views must not depend on the window size.
import type { ReactNode } from 'react';
import styles from './slots.module.css';

/** Centers the board; inside, `cqw` and `cqh` are relative to the field. */
export function Field({ children }: { children: ReactNode }) {
  return (
    <div className={styles.field} data-field>
      <div className={styles.slot}>{children}</div>
    </div>
  );
}

/** Keypads, direction pads and answer buttons; inside, `cqw` and `cqh` are relative to the whole stage. */
export function Controls({ children }: { children: ReactNode }) {
  return (
    <div className={styles.controls} data-controls>
      {children}
    </div>
  );
}
