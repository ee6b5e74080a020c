// The result card; the player can dismiss it to look at the board.
import { Trophy, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outcome } from '#app/game-kit/rules.ts';
import styles from './result-panel.module.css';

interface ResultCardProps {
  readonly outcome: Outcome;
  readonly cheer: string;
  readonly children: ReactNode;
  onDismiss(): void;
}

export function ResultCard({ outcome, cheer, onDismiss, children }: ResultCardProps) {
  return (
    <section className={styles.panel} data-result={outcome.result} aria-label="Result">
      <button type="button" className={styles.close} aria-label="Look at the board" onClick={onDismiss}>
        <X aria-hidden size={20} />
      </button>
      <p className={styles.cheer}>
        {outcome.result === 'won' && <Trophy aria-hidden size={30} />}
        <span>{cheer}</span>
      </p>
      {children}
    </section>
  );
}
