// The end of a day's board on the stage, in the place of the controls.
import { Trophy, X } from 'lucide-react';
import { use, useEffect, useEffectEvent } from 'react';
import type { ResultProps } from '#app/mini-games/stage/result.tsx';
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
    <section className={panel.panel} data-result={outcome.result} aria-label="Result">
      <button type="button" className={panel.close} aria-label="Look at the board" onClick={onPutAway}>
        <X aria-hidden size={20} />
      </button>
      <p className={panel.cheer}>
        {outcome.result === 'won' && <Trophy aria-hidden size={30} />}
        {cheerFor(game, outcome, state)}
      </p>
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
    </section>
  );
}
