// The end of a day's board on the stage, in the place of the controls.
import { use, useEffect, useEffectEvent } from 'react';
import type { ResultProps } from '#app/mini-games/stage/result.tsx';
import { ResultCard } from '#app/mini-games/stage/result-card.tsx';
import { cheerFor } from '#app/mini-games/stage/result-words.ts';
import panel from '#app/mini-games/stage/result-panel.module.css';
import { useSnapshot } from '#app/mini-games/stage/use-snapshot.ts';
import { DayContext } from './day-context.ts';
import { DoneActs } from './done-acts.tsx';
import { doneOf } from './kept.ts';
import { figureOf, standingInWords } from './words.ts';

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
