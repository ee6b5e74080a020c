// Saves: a game is stored as its start and its move log, and restored by replaying them.
import * as v from 'valibot';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { countSchema, createIntegerSchema, durationSchema, figureSchema, isDuration } from '#app/storage/read.ts';
import { DailyMeta } from './daily-result.ts';
import { replay, type LogEntry, type Origin } from './move-log.ts';

const UINT32_MAX = 2 ** 32 - 1;

/** Whether a text names what every object has, such as `__proto__`: rules that look it up in a table would find something. */
function isInherited(text: unknown): boolean {
  return typeof text === 'string' && text in Object.prototype;
}

/** Accepts any other object as a move; the rules validate it during the replay. */
function isMove(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Object.values(value).some(isInherited);
}

/** A number is the ms that passed. */
function isEntry(value: unknown): boolean {
  return typeof value === 'number' ? isDuration(value) : isMove(value);
}

export const Save = v.object({
  version: v.literal(1),
  rules: countSchema, // their version
  variant: v.string(), // id
  seed: createIntegerSchema(0, UINT32_MAX),
  opening: v.optional(v.array(v.custom<object>(isMove))), // moves played before the player's
  entries: v.array(v.custom<LogEntry<object>>(isEntry)),
  elapsedMs: durationSchema,
  counted: v.array(v.string()), // what is already in the statistics
  hints: countSchema, // used so far
  best: figureSchema, // best score of earlier games
  day: v.optional(DailyMeta), // only for a daily board
});
export type Save = v.InferOutput<typeof Save>;

/** Restores a save; null if it is from another version of the rules, of an unknown variant, or not replayable. */
export function restore<State, Move extends object, Event extends GameEvent, Options>(
  rules: Rules<State, Move, Event, Options>,
  save: Save,
) {
  const variant = rules.variants.find(({ id }) => id === save.variant);
  if (!variant || save.rules !== rules.version) return null;
  const origin = { variant, seed: save.seed, ...(save.opening && { opening: save.opening }) };
  const entries = save.entries as LogEntry<Move>[];
  try {
    const state = replay(rules, origin, entries);
    return state === null ? null : { origin, entries, state };
  } catch {
    // A malformed move: the save was not written by this code.
    return null;
  }
}

/** Whether a save belongs to the game that started from `origin`. */
export function isSaveOf({ variant, seed, opening = [] }: Save, origin: Origin<unknown>): boolean {
  return variant === origin.variant.id && seed === origin.seed && JSON.stringify(opening) === JSON.stringify(origin.opening ?? []);
}
