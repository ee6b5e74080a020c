// Which day an address asks for, as /play/sudoku/daily?day=20.
import { createDailyPath } from '#app/content/paths/play-path.ts';
import { FIRST_DAY } from './calendar.ts';

export interface RequestedDay {
  readonly day: number | null; // null: today
  readonly notice: string | null; // why it is today after all, in words for the player
}

/** Reads the search part of an address. */
export function parseRequestedDay(search: string, today: number): RequestedDay {
  const asked = new URLSearchParams(search).get('day');
  if (asked === null) return { day: null, notice: null };
  const day = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  if (day < FIRST_DAY) return { day: null, notice: 'There is no such day. Here is the board of today.' };
  if (day > today) return { day: null, notice: 'That day has not come yet. Here is the board of today.' };
  return { day: day === today ? null : day, notice: null };
}

/** The address of a game's board of a day; today's needs no number. */
export function createDayPath(game: string, day: number, today: number): string {
  return day === today ? createDailyPath(game) : `${createDailyPath(game)}?day=${day}`;
}
