// A saved game is a recipe: what it started from, and every move and stretch of time since.
import * as v from 'valibot';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { countSchema } from '#app/storage/read.ts';
import { DailyMeta } from './daily-result.ts';
import { replay, type LogEntry, type Origin } from './move-log.ts';

const UINT32_MAX = 2 ** 32 - 1;

/** A move is any object here; the rules tell whether it is one of theirs. */
function isEntry(value: unknown): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'object' && value !== null;
}

export const Save = v.object({
  format: v.literal(1),
  rules: v.number(), // their version
  variant: v.string(), // id
  seed: v.pipe(countSchema, v.maxValue(UINT32_MAX)),
  carried: v.optional(v.unknown()), // what the game before had to say
  opening: v.optional(v.array(v.custom<object>((move) => typeof move === 'object' && move !== null))), // moves that the board came with
  entries: v.array(v.custom<LogEntry<object>>(isEntry)),
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  counted: v.array(v.string()), // what of this game stands in the statistics already
  hints: countSchema, // asked for so far
  best: v.nullable(v.pipe(v.number(), v.finite())), // score of the games before
  day: v.optional(DailyMeta), // of the board of a day
});
export type Save = v.InferOutput<typeof Save>;

export interface RestoredGame<State, Move extends object, Options> {
  readonly origin: Origin<Options>;
  readonly entries: readonly LogEntry<Move>[];
  readonly state: State;
}

/** The game that a recipe leads to; null when it belongs to other rules or is no recipe for this game. */
export function restore<State, Move extends object, Event extends GameEvent, Options>(
  rules: Rules<State, Move, Event, Options>,
  save: Save,
): RestoredGame<State, Move, Options> | null {
  const variant = rules.variants.find(({ id }) => id === save.variant);
  if (!variant || save.rules !== rules.version) return null;
  const origin = { variant, seed: save.seed, carried: save.carried, ...(save.opening && { opening: save.opening }) };
  const entries = save.entries as LogEntry<Move>[];
  try {
    const state = replay(rules, origin, entries);
    return state === null ? null : { origin, entries, state };
  } catch {
    // A move of a wrong shape: someone else wrote this save.
    return null;
  }
}

/** Whether a save is of the game that started from `origin`. */
export function isSaveOf({ variant, seed, opening = [] }: Save, origin: Origin<unknown>): boolean {
  return variant === origin.variant.id && seed === origin.seed && JSON.stringify(opening) === JSON.stringify(origin.opening ?? []);
}

/** Whether one save holds the same game as the other, and everything that was played in it. */
export function isContinuationOf(save: Save, earlier: Save): boolean {
  const start = ({ variant, seed, opening = [], entries }: Save) =>
    JSON.stringify([variant, seed, opening, entries.slice(0, earlier.entries.length)]);
  return start(save) === start(earlier);
}
