// What is kept of the board of a day: which day it is of, and what came of it.
import * as v from 'valibot';
import { countSchema } from '#app/storage/read.ts';
import { pickBetterScore, type ScoreDirection } from './statistics.ts';

const figure = v.nullable(v.pipe(v.number(), v.finite()));

const META_FIELDS = {
  isOnTime: v.boolean(), // begun while its day was today
  zone: v.pipe(v.number(), v.finite()), // minutes by which the clock was ahead of UTC then
  mark: figure, // to reach or to beat; null where there is none
};

/** What a board of a day knows of its day. */
export const DailyMeta = v.object({ day: v.pipe(v.number(), v.integer()), ...META_FIELDS });
export type DailyMeta = Readonly<v.InferOutput<typeof DailyMeta>>;

/** A board of a day that is over. */
export const DailyResult = v.object({
  ...META_FIELDS,
  result: v.picklist(['won', 'lost', 'draw', 'over']),
  score: figure, // null in games without one
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  hints: countSchema,
  drawing: v.nullable(v.string()), // the board in characters, where the game draws one
});
export type DailyResult = Readonly<v.InferOutput<typeof DailyResult>>;

/** Whether the one is a better end than the other. */
function isBetter(one: DailyResult, other: DailyResult, better: ScoreDirection): boolean {
  const [isWon, wasWon] = [one.result === 'won', other.result === 'won'];
  if (isWon !== wasWon) return isWon;
  if (one.score !== other.score)
    return one.score !== null && (other.score === null || pickBetterScore(other.score, one.score, better) === one.score);
  return one.hints === other.hints ? one.elapsedMs < other.elapsedMs : one.hints < other.hints;
}

/** What one board came to in two goes, in two tabs or on two devices: the better end, and in time if either was. */
export function mergeDailyResults(ours: DailyResult, theirs: DailyResult, better: ScoreDirection): DailyResult {
  const end = isBetter(theirs, ours, better) ? theirs : ours;
  const { isOnTime, zone } = ours.isOnTime ? ours : theirs;
  return { ...end, isOnTime, zone };
}

/** The key below which a game files what came of a day's board. */
export const RESULT_KEY_PREFIX = 'done.';

/** The key below which a game files an unfinished board of a day. */
export const UNFINISHED_KEY_PREFIX = 'day.';
