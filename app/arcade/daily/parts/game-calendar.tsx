// The calendar of one game: what was done, and the way to the boards of past days.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { addressOf } from '#app/arcade/daily/model/day-address.ts';
import { CalendarPage, type DayLook } from './calendar-page.tsx';
import { doneOf, type Kept } from '#app/arcade/daily/model/daily-history.ts';
import { plannedFor } from '#app/arcade/daily/model/weekly-plan.ts';
import { dateInWords, figureOf } from '#app/arcade/daily/model/daily-text.ts';

interface GameCalendarProps {
  readonly entry: MiniGameEntry;
  readonly day: number;
  readonly today: number;
  readonly kept: Kept;
}

export function GameCalendar({ entry: { id }, day: shown, today, kept }: GameCalendarProps) {
  function lookOf(day: number): DayLook {
    const done = doneOf(kept, id, day);
    if (plannedFor(id, day) === null) return 'off';
    if (done === null) return 'none';
    return done.isOnTime ? 'all' : 'late';
  }

  function cell(day: number) {
    const done = doneOf(kept, id, day);
    return (
      <PageLink to={addressOf(id, day, today)} aria-label={`${dateInWords(day)}, ${done ? figureOf(id, done) : 'not played'}`}>
        {dateInWords(day, { month: undefined })}
      </PageLink>
    );
  }

  return <CalendarPage day={shown} today={today} lookOf={lookOf} cell={cell} />;
}
