// Days and results in words, for the page and for the texts that players send each other. Nothing here gives a board away.
import { ORIGIN } from '#app/content/data/site/origin.ts';
import { ARCADE_PATH, dailyPath } from '#app/content/paths/play-path.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import type { Done } from '#app/game-kit/session/persistence/daily-result.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { dateOf } from './calendar.ts';
import { betterIn } from './score-direction.ts';

/** A board that is done, with the words that it needs. */
export interface DoneBoard {
  readonly game: string; // id
  readonly title: string;
  readonly done: Done | null; // null while it is to be played
}

const MINUTE_MS = 60_000;

/** "November 22" of a day, and with `year` "November 22, 2026"; "Sunday, November 22" with `weekday`. */
export function dateInWords(day: number, parts: Intl.DateTimeFormatOptions = {}): string {
  const { year, month, day: ofMonth } = dateOf(day);
  const date = new Date(Date.UTC(year, month - 1, ofMonth));
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', ...parts, timeZone: 'UTC' }).format(date);
}

/** "5 h 12 min" to go, in whole minutes and never less than one. */
export function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** The tries that Wordle gives. */
const TRIES = 6;

/** The figure that a board is told by: "3:25", "4/6", "12 moves", "4,560 points"; what became of it where nothing else counts. */
export function figureOf(game: string, { result, score, elapsedMs }: Done): string {
  if (game === 'wordle') return `${result === 'won' ? score : 'X'}/${TRIES}`;
  if (betterIn(game) === 'higher') return `${(score ?? 0).toLocaleString('en-US')} points`;
  if (result !== 'won') return 'Not this time';
  return score === null ? formatDuration(elapsedMs) : `${score} moves`;
}

/** Whether a mark was met: fewest moves, or a score beaten. */
function isMet(game: string, { score, mark }: Done): boolean {
  if (score === null || mark === null) return false;
  return betterIn(game) === 'higher' ? score >= mark : score <= mark;
}

/** Whether a board can be tried again once it was lost: not where its answer is known by then. */
export function canRetry(game: string, done: Done): boolean {
  return done.result !== 'won' && game !== 'wordle' && !isMet(game, done);
}

/** What a board is measured by, in words; null where there is nothing to measure. */
export function markInWords(game: string, mark: number | null): string | null {
  if (mark === null) return null;
  return betterIn(game) === 'higher' ? `To beat: ${mark.toLocaleString('en-US')}` : `Fewest possible: ${mark}`;
}

/** How a result stands to its mark, in words; null where there is none. */
export function standingInWords(game: string, done: Done): string | null {
  if (done.mark === null || (betterIn(game) === 'lower' && done.result !== 'won')) return null;
  if (!isMet(game, done)) return markInWords(game, done.mark);
  return betterIn(game) === 'higher' ? `Beats ${done.mark.toLocaleString('en-US')}!` : 'Nobody can do it in fewer!';
}

const SQUARES = 10;
const [FULL, SHARED, EMPTY] = ['🟩', '🟨', '⬜'] as const;

/** How much of a board was done, from 0 to 1. */
function shareOf(game: string, done: Done): number {
  const { result, score, mark } = done;
  if (score === null || mark === null) return result === 'won' ? 1 : 0;
  if (betterIn(game) === 'higher') return Math.min(1, score / mark);
  return result === 'won' ? mark / score : 0;
}

/** A result as small squares: those of the game where it draws some; else ten, green for what was done and yellow for each hint. */
export function squaresOf(game: string, done: Done): string {
  if (done.drawing !== null) return done.drawing;
  const full = Math.floor(SQUARES * shareOf(game, done));
  const hinted = Math.min(full, done.hints);
  return `${FULL.repeat(full - hinted)}${SHARED.repeat(hinted)}${EMPTY.repeat(SQUARES - full)}`;
}

/** The result of one board as players send it: title, number of the day, figure, squares, and where it can be played. */
export function boardText({ game, title }: Pick<DoneBoard, 'game' | 'title'>, day: number, done: Done): string {
  return `${SITE_NAME} ${title} No. ${day}: ${figureOf(game, done)}\n${squaresOf(game, done)}\n${ORIGIN}${dailyPath(game)}`;
}

/** One square for each board: done well, done, or still to be played. */
function squareOf({ game, done }: DoneBoard): string {
  if (done === null) return EMPTY;
  return done.result === 'won' || isMet(game, done) ? FULL : SHARED;
}

/** A whole day as players send it; `streak` counts days. */
export function dayText(boards: readonly DoneBoard[], day: number, streak: number): string {
  const count = boards.filter(({ done }) => done).length;
  const told = boards.flatMap(({ game, title, done }) => (done ? `${title} ${figureOf(game, done)}` : []));
  return [
    `${SITE_NAME} Today No. ${day}: ${count} of ${boards.length}${streak > 1 ? `, day ${streak} in a row` : ''}`,
    boards.map(squareOf).join(''),
    ...told,
    `${ORIGIN}${ARCADE_PATH}`,
  ].join('\n');
}
