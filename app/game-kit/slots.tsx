// Layout slots that a game's view fills: `Field` for the board, `Controls` below or beside it. Views must not depend on the window size.
import type { ReactNode } from 'react';
import styles from './slots.module.css';

/** Centers the board; inside, `cqw` and `cqh` are relative to the field. */
export function Field({ children }: { children: ReactNode }) {
  return (
    <div className={styles.field} data-field>
      <div className={`fill middle ${styles.slot}`}>{children}</div>
    </div>
  );
}

interface ControlsProps {
  /** For a two-sided game (see `MiniGame.sides`): the thumb that presses these controls in landscape. */
  readonly side?: 'left' | 'right';
  /** For pads that repeat what the keyboard does: shown on touch screens, in portrait, after a press on the board, or if the player asks. */
  readonly isForPointer?: boolean;
  readonly children: ReactNode;
}

/** Keypads, direction pads and answer buttons; inside, `cqw` and `cqh` are relative to the whole stage. */
export function Controls({ side, isForPointer, children }: ControlsProps) {
  return (
    <div className={styles.controls} data-controls={side ?? ''} data-for-pointer={isForPointer || undefined}>
      {children}
    </div>
  );
}
