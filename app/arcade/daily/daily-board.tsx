// One board of a day: to be played, or what came of it.
import { useMemo, useState } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { DayPlaceProps } from './daily-stage.tsx';
import { PageStage } from '#app/arcade/stage/page-stage.tsx';
import { deviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { Link } from '#app/game-kit/session/game-link.ts';
import { loadNeeds } from '#app/game-kit/session/load-resources.ts';
import { boardOf } from './model/board-of-day.ts';
import { makeRoom, unfinishedDays } from './model/daily-log.ts';
import { DailyResult } from './daily-result.tsx';
import { DayContext, type DayKnown } from './parts/day-context.ts';
import { DoneBoard } from './parts/finished-board.tsx';
import { doneOf } from './model/daily-history.ts';
import type { Planned } from './model/weekly-plan.ts';
import { dateInWords, markInWords } from './model/daily-text.ts';

interface DayBoardProps extends DayPlaceProps {
  readonly planned: Planned;
  readonly known: Omit<DayKnown, 'retry'>;
  /** Why it is this board, where something else was asked for. */
  readonly trouble: string | null;
}

export function DayBoard({ planned, known, trouble, still, ...stage }: DayBoardProps) {
  const { day, today, kept } = known;
  const isKept = doneOf(kept, planned.game, day) !== null;
  const [isDone, setDone] = useState(isKept);
  const [isEnded, setEnded] = useState(false); // or to be tried again, in this tab
  const [goes, setGoes] = useState(0);
  const [{ isOnTime, zone }] = useState({ isOnTime: day === today.day, zone: today.zone }); // as it is opened

  const opening = useMemo(
    () =>
      async (game: MiniGame): Promise<Link> => {
        await loadNeeds(game.rules, [planned.variant]);
        makeRoom(planned.game, day, deviceStorage());
        const { mark, ...board } = boardOf(game, planned, day);
        const past = isOnTime ? null : `The board of ${dateInWords(day)}: it counts for your calendar.`;
        const label = markInWords(planned.game, mark) ?? board.variant.label;
        return { kind: 'day', ...board, stamp: { day, isOnTime, zone, mark }, label, words: trouble ?? past };
      },
    [planned, day, isOnTime, zone, trouble],
  );

  // Another tab has finished it. What is left of it on this stage is no board to play on.
  if (isKept && !isDone && !isEnded && !unfinishedDays(planned.game, deviceStorage()).includes(day)) setDone(true);

  function refresh(): void {
    setEnded(true);
    known.refresh();
  }

  function retry(): void {
    setEnded(true);
    setDone(false);
    setGoes((count) => count + 1);
  }

  return (
    <DayContext value={{ ...known, refresh, retry }}>
      {isDone ? (
        <PageStage {...stage} isWanted={false}>
          <DoneBoard />
        </PageStage>
      ) : (
        <PageStage key={goes} {...stage} opening={opening} result={DailyResult}>
          {still}
        </PageStage>
      )}
    </DayContext>
  );
}
