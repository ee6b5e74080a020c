// Stored data of daily boards: metadata in an unfinished save, and the result of a finished board.
import * as v from 'valibot';
import { countSchema } from '#app/storage/read.ts';
import { pickBetterScore, type ScoreDirection } from './statistics.ts';

const figure = v.nullable(v.pipe(v.number(), v.finite()));

const META_FIELDS = {
  isOnTime: v.boolean(), // started on its own day
  zone: v.pipe(v.number(), v.finite()), // UTC offset at the start, in minutes east
  mark: figure, // the target score; null if there is none
  tries: v.fallback(v.pipe(countSchema, v.minValue(1)), 1), // of a win: the try that won; otherwise the number of tries
};

/** Metadata of an unfinished daily board. */
export const DailyMeta = v.object({ day: v.pipe(v.number(), v.integer()), ...META_FIELDS });
export type DailyMeta = Readonly<v.InferOutput<typeof DailyMeta>>;

/** Result of a finished daily board. */
export const DailyResult = v.object({
  ...META_FIELDS,
  result: v.picklist(['won', 'lost', 'draw', 'over']),
  score: figure, // null in games without a score
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  hints: countSchema,
  drawing: v.nullable(v.string()), // emoji squares for sharing, if the game has them
});
export type DailyResult = Readonly<v.InferOutput<typeof DailyResult>>;

/** Whether `one` is better: a win first, then score, an earlier try that won, fewer hints, shorter time. */
function isBetter(one: DailyResult, other: DailyResult, better: ScoreDirection): boolean {
  const [isWon, wasWon] = [one.result === 'won', other.result === 'won'];
  if (isWon !== wasWon) return isWon;
  if (one.score !== other.score)
    return one.score !== null && (other.score === null || pickBetterScore(other.score, one.score, better) === one.score);
  if (isWon && one.tries !== other.tries) return one.tries < other.tries;
  return one.hints === other.hints ? one.elapsedMs < other.elapsedMs : one.hints < other.hints;
}

/**
 * Merges two results of the same board, from two tries, tabs or devices: the better result. A win keeps its own number of tries and its own
 * day against a loss, so a loss on the day and a win later do not add up to a win on the day. Of two wins or two losses, either is enough
 * to be on time, and losses have the greater number of tries.
 */
export function mergeDailyResults(ours: DailyResult, theirs: DailyResult, better: ScoreDirection): DailyResult {
  const end = isBetter(theirs, ours, better) ? theirs : ours;
  if ((ours.result === 'won') !== (theirs.result === 'won')) return end;
  const { isOnTime, zone } = ours.isOnTime ? ours : theirs;
  return { ...end, isOnTime, zone, tries: end.result === 'won' ? end.tries : Math.max(ours.tries, theirs.tries) };
}

/** Storage key prefix of unfinished daily boards. */
export const UNFINISHED_KEY_PREFIX = 'day.';
