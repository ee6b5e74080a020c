// The table of a card game: the board with its piles, the Finish button, and the announcement of held cards.
import type { ReactNode } from 'react';
import { CARD_BACK, FOUR_COLOR, LARGE_PRINT } from '#app/card-kit/settings.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { Preferences } from '#app/game-kit/contract.ts';
import { Field } from '#app/game-kit/slots.tsx';
import type { CardTable as Table } from './use-card-table.ts';
import styles from './card-table.module.css';

interface CardTableProps {
  readonly table: Table;
  readonly preferences: Preferences;
  /** Class of the board, which sets --columns. */
  readonly className: string | undefined;
  /** A button over the lower end of the table. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

export function FinishButton({ isHinted, onFinish }: { isHinted: boolean; onFinish: () => void }) {
  return (
    <Button data-finish data-hint={isHinted || undefined} onClick={onFinish}>
      Finish
    </Button>
  );
}

export function CardTable({ table, preferences, className, over, children }: CardTableProps) {
  const { board, isDragging, announcement, handlers } = table;
  return (
    <div
      className={styles.game}
      data-four-color={preferences[FOUR_COLOR.id] || undefined}
      data-large-print={preferences[LARGE_PRINT.id] || undefined}
      data-card-back={preferences[CARD_BACK.id]}
    >
      <Field>
        <div
          ref={board}
          role="group"
          aria-label="Table"
          className={`${styles.board} ${className}`}
          data-dragging={isDragging || undefined}
          {...handlers}
        >
          {children}
        </div>
        {over && <div className={styles.over}>{over}</div>}
      </Field>
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}
