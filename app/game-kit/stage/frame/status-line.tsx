// The visible status line: status, figures, time, notices and, in landscape, toasts. It is not a live region; see announcer.tsx.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { StatRow } from '#app/components/ui/cards/stat-row.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { GameToasts } from './game-toasts.tsx';
import { getOutcomeTally } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './status-line.module.css';

/** The game's own figures, or its tally of outcomes, which stays in sight after the end. */
function StageFigures({ text, results, store }: { text: MiniGame['text']; results: MiniGame['results']; store: GameStore }) {
  const { state, best, source, variant, statistics } = useSnapshot(store, 'state', 'best', 'source', 'variant', 'statistics');
  const mark = source?.kind === 'day' ? source.meta.mark : null;
  const figures = text.figures?.(state, { best, streak: statistics.streak, mark }) ?? getOutcomeTally(results, variant, statistics);
  return figures.length > 0 && <StatRow items={figures} />;
}

interface StatusLineProps {
  readonly game: MiniGame;
  readonly store: GameStore;
  /** Whether the result card is shown, which has the figures and the time, too. */
  readonly hasResult: boolean;
}

/** On small screens in portrait, the notice (a refusal or a hint) takes the place of figures and time. */
export function StatusLine({ game: { text, results }, store, hasResult }: StatusLineProps) {
  const { status, notice, outcome, gameNumber: count } = useSnapshot(store, 'status', 'notice', 'outcome', 'gameNumber');
  return (
    <div
      className={styles.line}
      data-over={(outcome !== null && !results?.tally) || undefined}
      data-result-shown={(hasResult && !results?.tally) || undefined}
      data-noticed={notice !== null || undefined}
    >
      <p role="status" aria-live="off" className={styles.status}>
        {status}
      </p>
      <StageFigures text={text} results={results} store={store} />
      {results?.time && <ElapsedTime key={count} store={store} />}
      <p className={styles.notice} data-notice>
        {notice}
      </p>
      <GameToasts key={`toasts-${count}`} store={store} />
    </div>
  );
}
