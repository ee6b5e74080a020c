// Reads and writes the day in a URL, as in /play/sudoku/daily?day=20.
import { createDailyPath } from '#app/content/paths.ts';
import { readParameters } from '#app/game-kit/session/challenge.ts';
import { parseDay } from '#app/game-kit/session/persistence/daily-result.ts';

/** Parses the query string; null means today. A day that is invalid or in the future is refused with a notice. */
export function parseRequestedDay(search: string, today: number) {
  const value = readParameters(search).get('day');
  if (value === null) return { day: null, notice: null };
  const day = parseDay(value);
  if (day === null) return { day: null, notice: "That day doesn't exist. Here's today's board." };
  if (day > today) return { day: null, notice: "That day isn't here yet. Here's today's board." };
  return { day: day === today ? null : day, notice: null };
}

/** URL of a daily board. Today's has no query. */
export function createDayPath(game: string, day: number, today: number): string {
  return day === today ? createDailyPath(game) : `${createDailyPath(game)}?day=${day}`;
}
