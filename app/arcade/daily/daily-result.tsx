// The end of a day's board on the stage, in the place of the controls.
import { use, useEffect, useEffectEvent } from 'react';
import type { ResultProps } from '#app/game-kit/stage/result/result.tsx';
import { ResultCard } from '#app/game-kit/stage/result/result-card.tsx';
import { cheerFor } from '#app/game-kit/stage/result/result-text.ts';
import panel from '#app/game-kit/stage/result/result-panel.module.css';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import { DayContext } from './parts/day-context.ts';
import { DoneActs } from './parts/result-actions.tsx';
import { doneOf } from './model/daily-history.ts';
import { figureOf, standingInWords } from './model/daily-text.ts';

export function DailyResult({ outcome, game, shell, onPutAway }: ResultProps) {
  const known = use(DayContext);
  const { state } = useSnapshot(shell, 'state');
  const refresh = useEffectEvent(() => known?.refresh());
  useEffect(() => refresh(), []);
  if (!known) return null;
  const { entry, day } = known;
  const done = doneOf(known.kept, entry.id, day);
  const standing = done && standingInWords(entry.id, done);
  return (
    <ResultCard outcome={outcome} cheer={cheerFor(game, outcome, state)} onPutAway={onPutAway}>
      {done && (
        <>
          <ul className={panel.summary}>
            <li>
              No. {day}: <b>{figureOf(entry.id, done)}</b>
            </li>
            {standing !== null && <li>{standing}</li>}
          </ul>
          <DoneActs known={known} done={done} />
        </>
      )}
    </ResultCard>
  );
}
