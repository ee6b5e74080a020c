// The result card; the player can dismiss it to look at the board.
import { Play, Trophy, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import type { Outcome } from '#app/game-kit/rules.ts';
import { useEffects, useStage } from '#app/game-kit/stage-context.ts';
import { hasFinishedSeveral } from './visit.ts';
import styles from './result-card.module.css';

interface ResultCardProps {
  readonly outcome: Outcome;
  /** What neither the status nor a toast has said: a record, or how close it was. */
  readonly heading: string | null;
  readonly children: ReactNode;
}

function useDismiss(): () => void {
  const { store, board } = useStage();
  return () => {
    store.send({ type: 'dismiss-result' });
    board.focus();
  };
}

/** In place of the next game, after a goal. A move goes on as well, once the result takes presses; the end that it may bring has a card of its own. */
export function KeepGoing() {
  const { store } = useStage();
  const dismiss = useDismiss();
  useEffects(({ type }) => {
    const isSeen = type === 'events' && store.getSnapshot().resultCard === 'shown' && document.querySelector('[data-ready] [data-result]');
    if (isSeen) dismiss();
  });
  return (
    <Button onClick={dismiss}>
      <Icon icon={Play} size={20} /> Keep Going
    </Button>
  );
}

/** The figures of the game, as items of a list. */
export function Summary({ children }: { children: ReactNode }) {
  return <ul className={`cluster ${styles.summary}`}>{children}</ul>;
}

/** Leads to what the site makes, once the visitor has stayed for a second game. */
function WayHome() {
  const { wayHome } = useStage().site;
  const [isDue] = useState(hasFinishedSeveral);
  if (!wayHome || !isDue) return null;
  return (
    <PageLink to={wayHome.getAddress()} className={`inline ${styles.wayHome}`}>
      <span className={styles.icon}>{wayHome.icon}</span> <span>{wayHome.text}</span>
    </PageLink>
  );
}

export function ResultCard({ outcome, heading, children }: ResultCardProps) {
  const dismiss = useDismiss();
  const hasWon = outcome.result === 'won';
  return (
    <>
      <section className={`centered ${styles.panel}`} data-result={outcome.result} aria-label="Result">
        <button type="button" className={`target ${styles.close}`} aria-label="Look at the board" onClick={dismiss}>
          <Icon icon={X} size={20} />
        </button>
        {(hasWon || heading !== null) && (
          <p className={`row ${styles.heading}`} data-alone={heading === null || undefined}>
            {hasWon && <Icon icon={Trophy} size={30} />}
            {heading !== null && <span>{heading}</span>}
          </p>
        )}
        {children}
      </section>
      <WayHome />
    </>
  );
}
