// The calendar of one game: which daily boards are finished, with links to the boards of past days.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { createDayPath } from '#app/arcade/daily/model/day-address.ts';
import { CalendarPage, type DayStatus } from './calendar-page.tsx';
import type { DaySetProps } from './day-set.tsx';
import { getDailyResult } from '#app/arcade/daily/model/daily-history.ts';
import { findPlannedBoard } from '#app/arcade/daily/model/daily-set.ts';
import { formatDay, formatResult } from '#app/arcade/daily/model/daily-text.ts';

interface GameCalendarProps extends Pick<DaySetProps, 'day' | 'today' | 'dailyHistory'> {
  readonly entry: MiniGameEntry;
}

export function GameCalendar({ entry: { id }, day: selectedDay, today, dailyHistory }: GameCalendarProps) {
  function getDayStatus(day: number): DayStatus {
    const done = getDailyResult(dailyHistory, id, day);
    if (findPlannedBoard(id, day) === null) return 'off';
    if (done === null) return 'none';
    return done.isOnTime ? 'all' : 'late';
  }

  function renderCell(day: number) {
    const done = getDailyResult(dailyHistory, id, day);
    return (
      <PageLink to={createDayPath(id, day, today)} aria-label={`${formatDay(day)}, ${done ? formatResult(done) : 'not played'}`}>
        {formatDay(day, { month: undefined })}
      </PageLink>
    );
  }

  return <CalendarPage day={selectedDay} today={today} getDayStatus={getDayStatus} renderCell={renderCell} />;
}
