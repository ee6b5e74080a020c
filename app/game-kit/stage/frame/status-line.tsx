// The visible status line: status, figures, time, notices and toasts. It is not a live region; see announcer.tsx.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { StatRow } from '#app/components/ui/cards/stat-row.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { GameToasts } from './game-toasts.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { isRace } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-game-store.ts';
import styles from './status-line.module.css';

/** If it fails to load, the usual figures stay. */
const loadChallengeFigures = () => import('./challenge-figures.tsx');

/** Whether the outcomes of a game are its figures, which stay in sight after the end. */
function hasTally(results: MiniGame['results']): boolean {
  return results?.outcomes !== undefined && !results.score;
}

/** The game's own figures, the best time of a race, or the tally of its outcomes. */
function StageFigures({ text, results, store }: { text: MiniGame['text']; results: MiniGame['results']; store: GameStore }) {
  const { state, best, source, variant, statistics } = useSnapshot(store, (snapshot) => snapshot);
  const target = source?.kind === 'day' ? source.meta.mark : null;
  const { bestTimeMs, streak } = statistics;
  const bestTime = isRace(results, variant) && bestTimeMs !== null && ([['Best time', formatDuration(bestTimeMs, true)]] as const);
  const figures =
    text.figures?.(state, { best, streak, target }) ??
    (bestTime ||
      (hasTally(results) && results?.outcomes?.(variant.options).map(({ id, label }) => [label, statistics.outcomes[id] ?? 0] as const)));
  return figures && figures.length > 0 && <StatRow items={figures} />;
}

/** In portrait, a notice (a refusal or a hint) takes the place of the line, or the row of its own that games with hints have. */
export function StatusLine({ game: { text, results }, store }: { game: MiniGame; store: GameStore }) {
  const status = useSnapshot(store, (snapshot) => snapshot.status);
  const notice = useSnapshot(store, (snapshot) => snapshot.notice);
  const count = useSnapshot(store, (snapshot) => snapshot.gameNumber);
  const resultCard = useSnapshot(store, (snapshot) => snapshot.resultCard);
  const isChallenged = useSnapshot(store, ({ source }) => !!source?.challenge);
  const [part] = useLazyPart(loadChallengeFigures, isChallenged);
  const figures = { text, results, store };
  return (
    <div className={styles.line} data-over={hasTally(results) ? undefined : resultCard}>
      <div role="status" aria-live="off" className={styles.status}>
        {status}
      </div>
      {isChallenged && part ? <part.ChallengeFigures {...figures} /> : <StageFigures {...figures} />}
      {results?.time && <ElapsedTime key={count} results={results} store={store} />}
      <div className={styles.notice} data-notice>
        {notice}
      </div>
      <GameToasts key={`toasts-${count}`} store={store} />
    </div>
  );
}
