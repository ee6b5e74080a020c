// Formats days and results as text, for the page and for sharing. Nothing here reveals the solution of a board.
import { formatCount } from '#app/content/format/format-count.ts';
import { ORIGIN, SITE_NAME } from '#app/content/data/site.ts';
import { formatDate } from '#app/content/format/dates.ts';
import { createDailyPath } from '#app/content/paths.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { FEWEST } from '#app/game-kit/lib/figures.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { formatChallenge, getFigure, parseChallenge, type Measured, type Rival } from '#app/game-kit/session/challenge.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';
import { toDate } from './calendar.ts';

const MINUTE_MS = 60_000;

/** "November 22" by default; "November 22, 2026" with `year`, "Sunday, November 22" with `weekday`. */
export function formatDay(day: number, options: Intl.DateTimeFormatOptions = {}): string {
  return formatDate(toDate(day), { month: 'long', day: 'numeric', ...options });
}

/** "5 hr 12 min", rounded up to whole minutes and at least one. */
export function formatTimeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} hr ${minutes % 60} min`;
}

/** When a game has its next board: tomorrow, in hours, or on a later day. */
export function formatNextBoard(title: string, day: number, today: { readonly day: number; readonly leftMs: number }): string {
  return day === today.day + 1
    ? `Tomorrow's ${title} comes in ${formatTimeLeft(today.leftMs)}.`
    : `The next ${title} comes on ${formatDay(day, { weekday: 'long' })}.`;
}

/** The main figure of a result: "3:25", "4/6", "12 moves" or "4,560 points"; otherwise the outcome. */
export function formatFigure({ figure, better, result, score, elapsedMs }: DailyResult): string {
  if (figure !== undefined) return figure;
  if (better === 'higher') return `${(score ?? 0).toLocaleString('en-US')} points`;
  if (result !== 'won') return 'Not this time';
  return score === null ? formatDuration(elapsedMs) : `${score} moves`;
}

/** How a board was done, after its figure: "won on try 3, 2 hints"; null if there is nothing to say. */
export function formatDetails({ result, tries, hints }: DailyResult): string | null {
  const triesText = result === 'won' ? `won on try ${tries}` : `${tries} tries`;
  return [...(tries > 1 ? [triesText] : []), ...(hints > 0 ? [formatCount(hints, 'hint')] : [])].join(', ') || null;
}

/** The figure of a result with its details: "3:25, won on try 3, 2 hints". */
export function formatResult(done: DailyResult): string {
  const details = formatDetails(done);
  return formatFigure(done) + (details === null ? '' : `, ${details}`);
}

/** True if the target was met: the fewest possible moves, or the score to reach. */
function isTargetMet({ score, target, better }: DailyResult): boolean {
  if (score === null || target === null) return false;
  return better === 'higher' ? score >= target : score <= target;
}

/** A lost board can be retried, unless its game has one try, because the answer has been revealed. */
export function canRetry(done: DailyResult): boolean {
  return done.result !== 'won' && done.figure === undefined && !isTargetMet(done);
}

/** The target of a board as text; null if it has none. */
export function formatTarget(target: number | null, better: DailyResult['better'] | undefined): string | null {
  if (target === null) return null;
  return better === 'higher' ? `Daily goal: ${target.toLocaleString('en-US')}` : `${FEWEST}: ${target}`;
}

/** Says that a result met its target; null if it did not. */
export function formatTargetResult(done: DailyResult): string | null {
  if (!isTargetMet(done) || (done.better !== 'higher' && done.result !== 'won')) return null;
  return done.better === 'higher' ? 'Daily goal reached' : "That's the fewest possible!";
}

const SQUARE_COUNT = 10;
const [FULL, PARTIAL, EMPTY] = ['🟩', '🟨', '⬜'] as const;

/** The completed share of a board; not from 0 to 1 if its stored figures make no sense. */
function computeShare({ result, score, target, better }: DailyResult): number {
  if (score === null || target === null) return result === 'won' ? 1 : 0;
  if (better === 'higher') return score / target;
  return result === 'won' ? target / score : 0;
}

/**
 * A result as emoji squares: the game's own drawing if it makes one; otherwise ten squares, green for the completed share and yellow for
 * each hint.
 */
export function formatSquares(done: DailyResult): string {
  if (done.drawing !== null) return done.drawing;
  const full = Math.floor(SQUARE_COUNT * Math.min(1, Math.max(0, computeShare(done) || 0)));
  const hinted = Math.min(full, done.hints);
  return `${FULL.repeat(full - hinted)}${PARTIAL.repeat(hinted)}${EMPTY.repeat(SQUARE_COUNT - full)}`;
}

/** What a result is compared by: points, moves or the time; null if there is nothing to beat. */
export function measureResult({ result, score, better, figure, elapsedMs }: DailyResult): Measured | null {
  const measure = score === null ? (figure === undefined ? 'time' : undefined) : better;
  return measure ? { measure, figure: getFigure(measure, { isWon: result === 'won', score, elapsedMs }) } : null;
}

/** The results in the fragment of a link to the board of a result, best first; empty if there are none. */
export function listRivals(done: DailyResult, fragment: string): readonly Rival[] {
  const measured = measureResult(done);
  const challenge = measured && parseChallenge(fragment, measured.measure);
  return challenge === 'refused' ? [] : (challenge ?? []);
}

/** The text that a player shares for one board: title, day number, result, squares, and a link that carries the result as a challenge. */
export function createBoardResultText(
  { id, title }: Pick<MiniGameEntry, 'id' | 'title'>,
  day: number,
  done: DailyResult,
  initials = '',
  rivals: readonly Rival[] = [],
): string {
  const link = `${ORIGIN}${createDailyPath(id)}?day=${day}${formatChallenge(measureResult(done), initials, rivals)}`;
  return `${SITE_NAME} ${title} No. ${day}: ${formatResult(done)}\n${formatSquares(done)}\n${link}`;
}
