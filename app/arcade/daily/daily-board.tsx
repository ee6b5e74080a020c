// Shows one daily board: the game itself, or its result once the board is finished.
import { useMemo, useState, type ReactNode } from 'react';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import type { WayHome } from '#app/content/queries/way-home.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { readChallenge } from '#app/game-kit/result/challenge-text.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { createBoardOfDay } from './model/board-of-day.ts';
import { makeRoom, listUnfinishedDays } from './model/unfinished-boards.ts';
import { DailyResultCard } from './daily-result.tsx';
import { DayContext, type DayContextValue } from './parts/day-context.ts';
import { FinishedBoard } from './parts/finished-board.tsx';
import { getDailyResult } from './model/daily-history.ts';
import type { PlannedBoard } from '#app/content/data/weekly-plan.ts';
import { formatDay, formatTarget } from './model/daily-text.ts';

/** Props for the region of a daily page that holds the board. */
export interface DailyRegionProps {
  readonly entry: MiniGameEntry;
  readonly labelledBy: string;
  readonly wayHome: WayHome | null;
  readonly placeholder: ReactNode;
}

interface DailyBoardProps extends DailyRegionProps {
  readonly planned: PlannedBoard;
  readonly dayContext: Omit<DayContextValue, 'retry'>;
  /** Why this board is shown instead of the one that the URL asks for; null if nothing was refused. */
  readonly notice: string | null;
}

export function DailyBoard({ planned, dayContext, notice, placeholder, ...stage }: DailyBoardProps) {
  const { day, today, dailyHistory, fragment } = dayContext;
  const done = getDailyResult(dailyHistory, planned.game, day);
  const [isPlayedHere, setPlayedHere] = useState(false); // a board was finished, or is tried again, in this tab
  const [attempts, setAttempts] = useState(0);
  // Fixed when the board opens, so that midnight does not change it.
  const [{ isOnTime, zone }] = useState({ isOnTime: day === today.day, zone: today.zone });

  const loadGameLink = useMemo(
    () =>
      async (game: MiniGame): Promise<GameLink> => {
        await loadResources(game.rules, [planned.variant]);
        makeRoom(planned.game, day, createDeviceStorage());
        const { target, ...board } = createBoardOfDay(game, planned, day);
        const pastDayNote = isOnTime ? null : `The board for ${formatDay(day)}. It counts toward your calendar.`;
        const label = formatTarget(target, game.results?.score?.better) ?? planned.label ?? board.variant.label;
        const challenged = readChallenge(fragment, game, board.variant, board.seed);
        const text = [challenged.text, notice ?? pastDayNote].filter(Boolean).join(' ') || null;
        return { kind: 'day', ...board, ...challenged, meta: { day, isOnTime, zone, target }, label, text };
      },
    [planned, day, isOnTime, zone, notice, fragment],
  );

  function refresh(): void {
    setPlayedHere(true);
    dayContext.refresh();
  }

  function retry(): void {
    setPlayedHere(true);
    setAttempts((count) => count + 1);
  }

  const value = { ...dayContext, refresh, retry };
  // Finished before, or now in another tab: show the result, unless a game that goes on after its goal, or another try, is under way.
  if (done && !isPlayedHere && !listUnfinishedDays(planned.game, createDeviceStorage()).includes(day))
    return (
      <PageStage {...stage} shouldLoad={false}>
        <FinishedBoard dayContext={value} done={done} />
      </PageStage>
    );
  return (
    <DayContext value={value}>
      <PageStage key={attempts} {...stage} loadGameLink={loadGameLink} result={DailyResultCard} onGoalReached={refresh}>
        {placeholder}
      </PageStage>
    </DayContext>
  );
}
