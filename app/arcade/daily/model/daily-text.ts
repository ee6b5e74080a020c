// Days and results in words, for the page and for the texts that players send each other. Nothing here gives a board away.
import { ORIGIN } from '#app/content/data/site/origin.ts';
import { ARCADE_PATH, createDailyPath } from '#app/content/paths/play-path.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { toCalendarDate } from './calendar.ts';
import { getDailyScoreDirection } from './score-direction.ts';

/** A board that is done, with the words that it needs. */
export interface BoardResult {
  readonly game: string; // id
  readonly title: string;
  readonly done: DailyResult | null; // null while it is to be played
}

const MINUTE_MS = 60_000;

/** "November 22" of a day, and with `year` "November 22, 2026"; "Sunday, November 22" with `weekday`. */
export function formatDay(day: number, parts: Intl.DateTimeFormatOptions = {}): string {
  const { year, month, day: ofMonth } = toCalendarDate(day);
  const date = new Date(Date.UTC(year, month - 1, ofMonth));
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', ...parts, timeZone: 'UTC' }).format(date);
}

/** "5 h 12 min" to go, in whole minutes and never less than one. */
export function formatTimeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** The tries that Wordle gives. */
const WORDLE_TRIES = 6;

/** The figure that a board is told by: "3:25", "4/6", "12 moves", "4,560 points"; what became of it where nothing else counts. */
export function formatFigure(game: string, { result, score, elapsedMs }: DailyResult): string {
  if (game === 'wordle') return `${result === 'won' ? score : 'X'}/${WORDLE_TRIES}`;
  if (getDailyScoreDirection(game) === 'higher') return `${(score ?? 0).toLocaleString('en-US')} points`;
  if (result !== 'won') return 'Not this time';
  return score === null ? formatDuration(elapsedMs) : `${score} moves`;
}

/** Whether a mark was met: fewest moves, or a score beaten. */
function isMarkMet(game: string, { score, mark }: DailyResult): boolean {
  if (score === null || mark === null) return false;
  return getDailyScoreDirection(game) === 'higher' ? score >= mark : score <= mark;
}

/** Whether a board can be tried again once it was lost: not where its answer is known by then. */
export function canRetry(game: string, done: DailyResult): boolean {
  return done.result !== 'won' && game !== 'wordle' && !isMarkMet(game, done);
}

/** What a board is measured by, in words; null where there is nothing to measure. */
export function formatMark(game: string, mark: number | null): string | null {
  if (mark === null) return null;
  return getDailyScoreDirection(game) === 'higher' ? `To beat: ${mark.toLocaleString('en-US')}` : `Fewest possible: ${mark}`;
}

/** How a result stands to its mark, in words; null where there is none. */
export function formatMarkResult(game: string, done: DailyResult): string | null {
  if (done.mark === null || (getDailyScoreDirection(game) === 'lower' && done.result !== 'won')) return null;
  if (!isMarkMet(game, done)) return formatMark(game, done.mark);
  return getDailyScoreDirection(game) === 'higher' ? `Beats ${done.mark.toLocaleString('en-US')}!` : 'Nobody can do it in fewer!';
}

const SQUARE_COUNT = 10;
const [FULL, SHARED, EMPTY] = ['🟩', '🟨', '⬜'] as const;

/** How much of a board was done, from 0 to 1. */
function computeShare(game: string, done: DailyResult): number {
  const { result, score, mark } = done;
  if (score === null || mark === null) return result === 'won' ? 1 : 0;
  if (getDailyScoreDirection(game) === 'higher') return Math.min(1, score / mark);
  return result === 'won' ? mark / score : 0;
}

/** A result as small squares: those of the game where it draws some; else ten, green for what was done and yellow for each hint. */
export function formatSquares(game: string, done: DailyResult): string {
  if (done.drawing !== null) return done.drawing;
  const full = Math.floor(SQUARE_COUNT * computeShare(game, done));
  const hinted = Math.min(full, done.hints);
  return `${FULL.repeat(full - hinted)}${SHARED.repeat(hinted)}${EMPTY.repeat(SQUARE_COUNT - full)}`;
}

/** The result of one board as players send it: title, number of the day, figure, squares, and where it can be played. */
export function createBoardResultText({ game, title }: Pick<BoardResult, 'game' | 'title'>, day: number, done: DailyResult): string {
  return `${SITE_NAME} ${title} No. ${day}: ${formatFigure(game, done)}\n${formatSquares(game, done)}\n${ORIGIN}${createDailyPath(game)}`;
}

/** One square for each board: done well, done, or still to be played. */
function formatSquare({ game, done }: BoardResult): string {
  if (done === null) return EMPTY;
  return done.result === 'won' || isMarkMet(game, done) ? FULL : SHARED;
}

/** A whole day as players send it; `streak` counts days. */
export function createDayText(boards: readonly BoardResult[], day: number, streak: number): string {
  const count = boards.filter(({ done }) => done).length;
  const lines = boards.flatMap(({ game, title, done }) => (done ? `${title} ${formatFigure(game, done)}` : []));
  return [
    `${SITE_NAME} Today No. ${day}: ${count} of ${boards.length}${streak > 1 ? `, day ${streak} in a row` : ''}`,
    boards.map(formatSquare).join(''),
    ...lines,
    `${ORIGIN}${ARCADE_PATH}`,
  ].join('\n');
}
