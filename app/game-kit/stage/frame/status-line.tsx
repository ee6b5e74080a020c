// How a game stands, for the eye: the status, the figures that count and the time. The announcer speaks.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { StatRow } from '#app/components/ui/cards/stat-row.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { getOutcomeTally } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './status-line.module.css';

/** The game's own figures; how often each outcome came up where two players share the board and it has none. */
function StageFigures({ text, results, store }: { text: MiniGame['text']; results: MiniGame['results']; store: GameStore }) {
  const { state, best, variant, statistics } = useSnapshot(store, 'state', 'best', 'variant', 'statistics');
  const figures = text.figures?.(state, best) ?? getOutcomeTally(results, variant, statistics);
  return figures.length > 0 && <StatRow items={figures} />;
}

/** A refusal or a hint lies over the line where it has no room of its own, as long as it is of use. */
export function StatusLine({ game: { text, results }, store }: { game: MiniGame; store: GameStore }) {
  const { status, notice, outcome, gameNumber: count } = useSnapshot(store, 'status', 'notice', 'outcome', 'gameNumber');
  return (
    <div className={styles.line} data-over={outcome !== null || undefined}>
      <p role="status" aria-live="off" className={styles.status}>
        {status}
      </p>
      <StageFigures text={text} results={results} store={store} />
      {results?.time && <ElapsedTime key={count} store={store} />}
      <p className={styles.notice} data-notice>
        {notice}
      </p>
    </div>
  );
}
