// The content of the result card: figures, chart, records, and buttons to play again, share or try another game. Preloaded during the game.
import { RotateCcw } from 'lucide-react';
import type { ResultProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { OutcomeChart } from './outcome-chart.tsx';
import { getShownOutcomes } from './shown-outcomes.ts';
import { ResultCard } from './result-card.tsx';
import { getCheer, createFigureLines, formatRecord } from './result-text.ts';
import { ShareButton } from './share-button.tsx';
import { createResultText } from './share-text.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { createDailyPath, createPlayPath } from '#app/content/paths/play-path.ts';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './result-panel.module.css';

/** A line such as "Score: 680" with a bold figure. */
function Line({ text }: { text: string }) {
  const colon = text.indexOf(': ');
  if (colon < 0) return <li>{text}</li>;
  const value = text.slice(colon + 2);
  return (
    <li>
      {text.slice(0, colon + 2)}
      <b translate={getTranslate(value)}>{value}</b>
    </li>
  );
}

export function Result({ outcome, entry, next, game, store, offer, onDismiss, onPlayAgain }: ResultProps) {
  const { state, origin, variant, bestBefore, records, hints, preferences, statistics } = useSnapshot(
    store,
    'state',
    'origin',
    'variant',
    'bestBefore',
    'records',
    'hints',
    'preferences',
    'statistics',
  );

  const lines = createFigureLines(game, { state, variant, bestBefore, hints, outcome, statistics }, store.getElapsedMs());
  const record = formatRecord(game, { records, variant });
  const outcomes = getShownOutcomes(game.results, variant, statistics);
  const text = createResultText(entry, game, { state, origin, preferences, hints, outcome, elapsedMs: store.getElapsedMs() });

  return (
    <ResultCard outcome={outcome} cheer={getCheer(game, outcome, state, record !== null)} onDismiss={onDismiss}>
      {lines.length > 0 && (
        <ul className={styles.summary}>
          {lines.map((line) => (
            <Line key={line} text={line} />
          ))}
        </ul>
      )}
      {outcomes.length > 0 && <OutcomeChart outcomes={outcomes} counts={statistics.outcomes} current={outcome.id} />}
      {record !== null && <p className={styles.record}>{record}</p>}
      <div className={styles.ways}>
        <Button onClick={onPlayAgain}>
          <RotateCcw aria-hidden size={20} /> Play Again
        </Button>
        <ShareButton what="Result" text={text} />
      </div>
      {offer ??
        (game.offersDaily ? (
          <PageLink to={createDailyPath(entry.id)} className={styles.daily}>
            {`Play Today’s ${entry.title}`}
          </PageLink>
        ) : (
          <PageLink to={createPlayPath(next.id)} className={styles.next}>
            {`Try ${next.title} next`}
          </PageLink>
        ))}
    </ResultCard>
  );
}
