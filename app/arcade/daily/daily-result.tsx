// The result card of a daily board, shown on the stage in place of the controls when the game ends.
import { use, useEffect, useEffectEvent, useState } from 'react';
import { hasReachedTarget } from '#app/game-kit/session/record-game.ts';
import { KeepGoing, ResultCard, Summary } from '#app/game-kit/result/result-card.tsx';
import { getHeading } from '#app/game-kit/result/result-text.ts';
import { TurningPoint } from '#app/game-kit/result/turning-point.tsx';
import { type ResultProps, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { DayContext } from './parts/day-context.ts';
import { ResultActions } from './parts/result-actions.tsx';
import { countDone, getDailyResult } from './model/daily-history.ts';
import { getDailySet } from './model/daily-set.ts';
import { formatDetails, formatFigure, formatTargetResult } from './model/daily-text.ts';

export function DailyResultCard({ outcome }: ResultProps) {
  const { game } = useStage();
  const dayContext = use(DayContext);
  const { state, source, words, outcome: end } = useSnapshot((snapshot) => snapshot);
  const refresh = useEffectEvent(() => dayContext?.refresh());
  useEffect(() => refresh(), []);
  const isWhole = dayContext !== null && countDone(dayContext.dailyHistory, dayContext.day) === getDailySet(dayContext.day).length;
  const [wasWhole] = useState(isWhole); // before this result
  useEffect(() => {
    if (!isWhole || wasWhole) return;
    // Confetti is decoration: if the chunk fails to load, go on without it.
    import('#app/game-kit/result/confetti.ts').then(({ fireConfetti }) => fireConfetti(document.body)).catch(() => {});
  }, [isWhole, wasWhole]);
  if (!dayContext) return null;
  const stored = getDailyResult(dayContext.dailyHistory, dayContext.entry.id, dayContext.day);
  const score = game.results?.score?.getScore(state) ?? 0;
  // A goal is stored when it is reached; the next move may already have been made.
  const done = stored && end === null ? { ...stored, score: Math.max(stored.score ?? 0, score) } : stored;
  // Who reached the goal has won the day, although the game ends in a defeat.
  const shownOutcome = hasReachedTarget(game, { state, source }) ? ({ result: 'won' } as const) : outcome;
  const details = done && formatDetails(done);
  const targetResult = done && end && formatTargetResult(done); // a toast has just said that the goal is reached
  return (
    <ResultCard outcome={shownOutcome} heading={getHeading(game, shownOutcome, state, words, null)}>
      {done && (
        <>
          <Summary>
            <li>
              <b>{formatFigure(done)}</b>
              {details !== null && <span>{`, ${details}`}</span>}
            </li>
            {targetResult !== null && <li>{targetResult}</li>}
          </Summary>
          <ResultActions
            dayContext={dayContext}
            done={done}
            rivals={source?.challenge ?? []}
            keepGoing={end === null && <KeepGoing />}
            turningPoint={end?.result === 'lost' && <TurningPoint />}
          />
        </>
      )}
    </ResultCard>
  );
}
