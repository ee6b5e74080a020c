// Reads and writes the day in a URL, as in /play/sudoku/daily?day=20.
import { createDailyPath } from '#app/content/paths.ts';
import { hasChallenge, readParameters, splitAddress } from '#app/game-kit/session/challenge.ts';
import { parseDay } from '#app/game-kit/session/persistence/daily-result.ts';
import { NO_BOARD } from '#app/game-kit/result/challenge-text.ts';

/**
 * Parses query and fragment; a day of null means today. A day that is invalid or in the future is refused with a notice, and so is a
 * challenge that names no day: it may be about another board.
 */
export function parseRequestedDay(address: { readonly search: string; readonly hash: string }, today: number) {
  const { query, fragment } = splitAddress(address);
  const value = readParameters(query).get('day');
  const refuse = (notice: string | null) => ({ day: null, notice, fragment: '' });
  if (value === null) return refuse(hasChallenge(fragment) ? NO_BOARD : null);
  const day = parseDay(value);
  if (day === null) return refuse("That day doesn't exist. Here's today's board.");
  if (day > today) return refuse("That day isn't here yet. Here's today's board.");
  return { day: day === today ? null : day, notice: null, fragment };
}

/** URL of a daily board. Today's has no query. */
export function createDayPath(game: string, day: number, today: number): string {
  return day === today ? createDailyPath(game) : `${createDailyPath(game)}?day=${day}`;
}
