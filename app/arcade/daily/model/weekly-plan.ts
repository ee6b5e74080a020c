// The week's table: which games a day's set has, and in which variants, from an easy Monday to a hard Sunday.
import { WEEK_LENGTH, getWeekday } from './calendar.ts';

/** A board of a day's set. */
export interface PlannedBoard {
  readonly game: string; // id
  readonly variant: string; // id
}

/** The variant of Wordle, every day. */
const WORDLE_VARIANT = 'daily';

/** A day's set: the five that come every day, and one of the others. */
function createSet(sudoku: string, minesweeper: string, other: PlannedBoard): readonly PlannedBoard[] {
  return [
    { game: 'sudoku', variant: sudoku },
    { game: 'wordle', variant: WORDLE_VARIANT },
    { game: 'minesweeper', variant: minesweeper },
    { game: 'solitaire', variant: 'winnable' },
    { game: '2048', variant: '4x4' },
    other,
  ];
}

/**
 * From Monday to Sunday. The same day has the same boards for ever, so a table that replaces this one begins at a day of its own.
 * The games in turn are those whose fewest moves are known for every board.
 */
const WEEKLY_PLAN: readonly (readonly PlannedBoard[])[] = [
  createSet('classic', 'no-guessing', { game: 'memory', variant: '12-cards' }),
  createSet('classic', 'no-guessing', { game: 'puzzle', variant: '3x3' }),
  createSet('steady', 'no-guessing', { game: 'memory', variant: '12-cards' }),
  createSet('steady', 'no-guessing', { game: 'puzzle', variant: '3x3' }),
  createSet('tricky', 'large-no-guessing', { game: 'memory', variant: '20-cards' }),
  createSet('tricky', 'large-no-guessing', { game: 'puzzle', variant: '3x3' }),
  createSet('fiendish', 'large-no-guessing', { game: 'memory', variant: '20-cards' }),
];

/** The ids of all games that have days, in the order of the sets. */
export const DAILY_GAME_IDS: readonly string[] = [...new Set(WEEKLY_PLAN.flatMap((planned) => planned.map(({ game }) => game)))];

/** The boards of a day. */
export function getDailySet(day: number): readonly PlannedBoard[] {
  return WEEKLY_PLAN[getWeekday(day)] ?? [];
}

/** The board of a game on a day; null when the game is not in the day's set. */
export function findPlannedBoard(game: string, day: number): PlannedBoard | null {
  return getDailySet(day).find((planned) => planned.game === game) ?? null;
}

/** The first day from `day` on that has the game in its set; null for a game that no day has. */
export function findNextDay(game: string, day: number): number | null {
  for (let ahead = 0; ahead < WEEK_LENGTH; ahead += 1) if (findPlannedBoard(game, day + ahead)) return day + ahead;
  return null;
}
