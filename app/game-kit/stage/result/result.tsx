// How a game ended, what was best about it, and what to do next; a chunk of its own that comes while the game is played.
import { RotateCcw } from 'lucide-react';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { CabinetProps } from '#app/game-kit/stage/frame/game-frame.tsx';
import { Distribution } from './outcome-chart.tsx';
import { isTimed } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { outcomesOf } from './shown-outcomes.ts';
import { ResultCard } from './result-card.tsx';
import { cheerFor, figureLines } from './result-text.ts';
import { ShareButton } from './share-button.tsx';
import { resultText } from './share-text.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { playPath } from '#app/content/paths/play-path.ts';
import styles from './result-panel.module.css';

/** "Score: 680" with its figure set apart. */
function Line({ words }: { words: string }) {
  const colon = words.indexOf(': ');
  if (colon < 0) return <li>{words}</li>;
  return (
    <li>
      {words.slice(0, colon + 2)}
      <b>{words.slice(colon + 2)}</b>
    </li>
  );
}

export interface ResultProps extends CabinetProps {
  readonly outcome: Outcome;
  onPutAway(): void;
  onPlayAgain(): void;
}

export function Result({ outcome, entry, next, game, shell, onPutAway, onPlayAgain }: ResultProps) {
  const { state, origin, variant, bestBefore, records, hints, preferences, statistics } = useSnapshot(
    shell,
    'state',
    'origin',
    'variant',
    'bestBefore',
    'records',
    'hints',
    'preferences',
    'statistics',
  );

  const lines = figureLines(game, { state, variant, bestBefore, hints, outcome, statistics }, shell.elapsedMs());
  const hasScore = records.score && !isTimed(game.results, variant);
  const record = hasScore ? 'score' : records.time ? 'time' : null;
  const outcomes = outcomesOf(game.results, variant, statistics);
  const text = resultText(entry, game, { state, origin, preferences, outcome, elapsedMs: shell.elapsedMs() });

  return (
    <ResultCard outcome={outcome} cheer={cheerFor(game, outcome, state)} onPutAway={onPutAway}>
      {lines.length > 0 && (
        <ul className={styles.summary}>
          {lines.map((line) => (
            <Line key={line} words={line} />
          ))}
        </ul>
      )}
      {outcomes.length > 0 && <Distribution outcomes={outcomes} counts={statistics.outcomes} current={outcome.id} />}
      {record !== null && <p className={styles.record}>New best {record}!</p>}
      <div className={styles.ways}>
        <Button onClick={onPlayAgain}>
          <RotateCcw aria-hidden size={20} /> Play Again
        </Button>
        <ShareButton what="the result" text={text} />
      </div>
      <PageLink to={playPath(next.id)} className={styles.next}>
        Try {next.title} next
      </PageLink>
    </ResultCard>
  );
}
