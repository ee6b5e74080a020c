// The result card; the player can dismiss it to look at the board.
import { Trophy, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { ReactNode } from 'react';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import styles from './result-card.module.css';

interface ResultCardProps {
  readonly outcome: Outcome;
  /** What neither the status nor a toast has said: a record, or how close it was. */
  readonly heading: string | null;
  readonly store: GameStore;
  readonly children: ReactNode;
}

export function ResultCard({ outcome, heading, store, children }: ResultCardProps) {
  const hasWon = outcome.result === 'won';
  return (
    <section className={styles.panel} data-result={outcome.result} aria-label="Result">
      <button type="button" className={styles.close} aria-label="Look at the board" onClick={() => store.send({ type: 'dismiss-result' })}>
        <Icon icon={X} size={20} />
      </button>
      {(hasWon || heading !== null) && (
        <p className={styles.heading} data-alone={heading === null || undefined}>
          {hasWon && <Icon icon={Trophy} size={30} />}
          {heading !== null && <span>{heading}</span>}
        </p>
      )}
      {children}
    </section>
  );
}
