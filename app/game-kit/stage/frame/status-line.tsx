// How a game stands, for the eye: the status, the figures that count and the time. The announcer speaks.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import { Figures } from '#app/components/ui/cards/stat-row.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { tallyOf } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './status-line.module.css';

/** The game's own figures; how often each outcome came up where two players share the board and it has none. */
function StageFigures({ words, results, shell }: { words: MiniGame['words']; results: MiniGame['results']; shell: Shell }) {
  const { state, best, variant, statistics } = useSnapshot(shell, 'state', 'best', 'variant', 'statistics');
  const figures = words.figures?.(state, best) ?? tallyOf(results, variant, statistics);
  return figures.length > 0 && <Figures items={figures} />;
}

/** A refusal or a hint lies over the line where it has no room of its own, as long as it is of use. */
export function StatusLine({ game: { words, results }, shell }: { game: MiniGame; shell: Shell }) {
  const { status, notice, outcome, game: count } = useSnapshot(shell, 'status', 'notice', 'outcome', 'game');
  return (
    <div className={styles.line} data-over={outcome !== null || undefined}>
      <p role="status" aria-live="off" className={styles.status}>
        {status}
      </p>
      <StageFigures words={words} results={results} shell={shell} />
      {results?.time && <ElapsedTime key={count} shell={shell} />}
      <p className={styles.notice} data-notice>
        {notice}
      </p>
    </div>
  );
}
