// Stored data of daily boards: metadata in an unfinished save, and the result of a finished board.
import * as v from 'valibot';
import { countSchema, createIntegerSchema, createNumberSchema, durationSchema, figureSchema } from '#app/storage/read.ts';
import { pickBetterScore } from './statistics.ts';

const MAX_DAY = 999_999; // in the year 4764
const MAX_ZONE_MINUTES = 24 * 60;
const MAX_TRIES = 1e6;

/** The number of a daily board's day, from 1; null if the text is none. */
export function parseDay(text: string): number | null {
  const day = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return day === 0 ? null : day;
}

const META_FIELDS = {
  isOnTime: v.boolean(), // started on its own day
  zone: createNumberSchema(-MAX_ZONE_MINUTES, MAX_ZONE_MINUTES), // UTC offset at the start, in minutes east
  target: figureSchema, // null if there is none
  tries: createIntegerSchema(1, MAX_TRIES), // of a win: the try that won; otherwise the number of tries
};

/** Metadata of an unfinished daily board. */
export const DailyMeta = v.object({ day: createIntegerSchema(1, MAX_DAY), ...META_FIELDS });
export type DailyMeta = Readonly<v.InferOutput<typeof DailyMeta>>;

/** Result of a finished daily board. */
export const DailyResult = v.object({
  ...META_FIELDS,
  result: v.picklist(['won', 'lost', 'draw', 'over']),
  score: figureSchema, // null in games without a score
  better: v.picklist(['higher', 'lower']), // which score is better
  elapsedMs: durationSchema,
  hints: countSchema,
  figure: v.optional(v.string()), // what the player did, such as "4/6", of a game with one try a day
  note: v.optional(v.string()), // what its loss says, such as the word
  drawing: v.nullable(v.string()), // emoji squares for sharing, if the game has them
});
export type DailyResult = Readonly<v.InferOutput<typeof DailyResult>>;

/** Whether `one` is better: a win first, then score, an earlier try that won, fewer hints, shorter time. */
function isBetter(one: DailyResult, other: DailyResult): boolean {
  const [isWon, wasWon] = [one.result === 'won', other.result === 'won'];
  if (isWon !== wasWon) return isWon;
  if (one.score !== other.score)
    return one.score !== null && (other.score === null || pickBetterScore(other.score, one.score, one.better) === one.score);
  if (isWon && one.tries !== other.tries) return one.tries < other.tries;
  return one.hints === other.hints ? one.elapsedMs < other.elapsedMs : one.hints < other.hints;
}

/**
 * Merges two results of the same board, from two tries or tabs: the better result. A win keeps its own number of tries and its own
 * day against a loss, so a loss on the day and a win later do not add up to a win on the day. Of two wins or two losses, either is enough
 * to be on time, and losses have the greater number of tries.
 */
export function mergeDailyResults(ours: DailyResult, theirs: DailyResult): DailyResult {
  const end = isBetter(theirs, ours) ? theirs : ours;
  if ((ours.result === 'won') !== (theirs.result === 'won')) return end;
  const { isOnTime, zone } = ours.isOnTime ? ours : theirs;
  return { ...end, isOnTime, zone, tries: end.result === 'won' ? end.tries : Math.max(ours.tries, theirs.tries) };
}

/** Storage key prefix of unfinished daily boards. */
export const UNFINISHED_KEY_PREFIX = 'day.';
