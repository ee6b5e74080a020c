// The visible status line: status, figures, time, notices and toasts. It is not a live region; see announcer.tsx.
import { useState } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { StatRow } from '#app/components/ui/cards/stat-row.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import type { News } from './toaster.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';
import { isRace } from '#app/game-kit/session/persistence/statistics.ts';
import { useEffects, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import styles from './status-line.module.css';

/** If it fails to load, the usual figures stay. */
const loadChallengeFigures = () => import('./challenge.tsx');
/** If it fails to load, toasts are skipped. */
const loadToaster = () => import('./toaster.tsx');

/** Whether the outcomes of a game are its figures, which stay in sight after the end. */
function hasTally(results: MiniGame['results']): boolean {
  return results?.outcomes !== undefined && !results.score;
}

/** The game's own figures, the best time of a race, or the tally of its outcomes. */
function StageFigures() {
  const { text, results } = useStage().game;
  const { state, best, source, variant, statistics } = useSnapshot((snapshot) => snapshot);
  const target = source?.kind === 'day' ? source.meta.target : null;
  const { bestTimeMs, streak } = statistics;
  const bestTime = isRace(results, variant) && bestTimeMs !== null && ([['Best time', formatDuration(bestTimeMs, true)]] as const);
  const figures =
    text.figures?.(state, { best: best ?? (results?.score?.better === 'higher' ? 0 : null), streak, target }) ??
    (bestTime ||
      (hasTally(results) &&
        results?.outcomes?.(variant.options).flatMap(({ id, label }) => {
          const count = statistics.outcomes[id] ?? 0;
          return count === 0 ? [] : [[label, count] as const];
        })));
  return figures && figures.length > 0 && <StatRow items={figures} />;
}

/** The latest message of a game; the toaster is loaded with the first one. */
function Toasts() {
  const [news, setNews] = useState<News | null>(null);
  const [toaster] = useLazyPart(loadToaster, news !== null);
  useEffects((effect) => {
    if (effect.type === 'toast' || effect.type === 'unstored') setNews(effect);
  });
  return toaster && news && <toaster.Toaster news={news} />;
}

/** In portrait, a notice (a refusal or a hint) takes the place of the line, or the row of its own that games with hints have. */
export function StatusLine() {
  const { results } = useStage().game;
  const status = useSnapshot((snapshot) => snapshot.status);
  const notice = useSnapshot((snapshot) => snapshot.notice);
  const count = useSnapshot((snapshot) => snapshot.gameNumber);
  const resultCard = useSnapshot((snapshot) => snapshot.resultCard);
  const isChallenged = useSnapshot(({ source }) => !!source?.challenge);
  const [part] = useLazyPart(loadChallengeFigures, isChallenged);
  return (
    <div className={`row ${styles.line}`} data-line data-over={hasTally(results) ? undefined : resultCard}>
      <div role="status" aria-live="off" className={styles.status}>
        {status}
      </div>
      {isChallenged && part ? <part.ChallengeFigures /> : <StageFigures />}
      {results?.time && <ElapsedTime key={count} />}
      <div className={`middle ${styles.notice}`} data-notice>
        {notice}
      </div>
      <Toasts key={`toasts-${count}`} />
    </div>
  );
}
