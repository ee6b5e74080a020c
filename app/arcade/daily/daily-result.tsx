// The result card of a daily board, shown on the stage in place of the controls when the game ends.
import { use, useEffect, useEffectEvent, useState } from 'react';
import { hasReachedTarget } from '#app/game-kit/session/finish-game.ts';
import type { ResultProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { ResultCard } from '#app/game-kit/stage/result/result-card.tsx';
import { getHeading } from '#app/game-kit/stage/result/result-text.ts';
import card from '#app/game-kit/stage/result/result-card.module.css';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-game-store.ts';
import { DayContext } from './parts/day-context.ts';
import { ResultActions } from './parts/result-actions.tsx';
import { countDone, getDailyResult } from './model/daily-history.ts';
import { getDailySet } from './model/weekly-plan.ts';
import { formatDetails, formatFigure, formatTargetResult } from './model/daily-text.ts';

export function DailyResultCard({ outcome, game, store }: ResultProps) {
  const dayContext = use(DayContext);
  const { state, source } = useSnapshot(store, (snapshot) => snapshot);
  const refresh = useEffectEvent(() => dayContext?.refresh());
  useEffect(() => refresh(), []);
  const isWhole = dayContext !== null && countDone(dayContext.dailyHistory, dayContext.day) === getDailySet(dayContext.day).length;
  const [wasWhole] = useState(isWhole); // before this result
  useEffect(() => {
    if (!isWhole || wasWhole) return;
    // Confetti is decoration: if the chunk fails to load, go on without it.
    import('#app/game-kit/stage/result/confetti.ts').then(({ fireConfetti }) => fireConfetti(document.body)).catch(() => {});
  }, [isWhole, wasWhole]);
  if (!dayContext) return null;
  const { entry, day } = dayContext;
  const done = getDailyResult(dayContext.dailyHistory, entry.id, day);
  // Who reached the goal has won the day, although the game ends in a defeat.
  const shownOutcome = hasReachedTarget(game, { state, source }) ? ({ result: 'won' } as const) : outcome;
  const details = done && formatDetails(done);
  const targetResult = done && formatTargetResult(done);
  return (
    <ResultCard outcome={shownOutcome} heading={getHeading(game, shownOutcome, state, null)} store={store}>
      {done && (
        <>
          <ul className={card.summary}>
            <li>
              <span>{`No. ${day}: `}</span>
              <b>{formatFigure(done)}</b>
              {details !== null && <span>{`, ${details}`}</span>}
            </li>
            {targetResult !== null && <li>{targetResult}</li>}
          </ul>
          <ResultActions dayContext={dayContext} done={done} />
        </>
      )}
    </ResultCard>
  );
}
