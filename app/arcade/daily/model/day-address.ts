// Which day an address asks for, as /play/sudoku/daily?day=20.
import { dailyPath } from '#app/content/paths/play-path.ts';
import { FIRST_DAY } from './calendar.ts';

export interface Asked {
  readonly day: number | null; // null: today
  readonly trouble: string | null; // why it is today after all, in words for the player
}

/** Reads the search part of an address. */
export function askedDay(search: string, today: number): Asked {
  const asked = new URLSearchParams(search).get('day');
  if (asked === null) return { day: null, trouble: null };
  const day = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  if (day < FIRST_DAY) return { day: null, trouble: 'There is no such day. Here is the board of today.' };
  if (day > today) return { day: null, trouble: 'That day has not come yet. Here is the board of today.' };
  return { day: day === today ? null : day, trouble: null };
}

/** The address of a game's board of a day; today's needs no number. */
export function addressOf(game: string, day: number, today: number): string {
  return day === today ? dailyPath(game) : `${dailyPath(game)}?day=${day}`;
}
