// Parses values from web storage.
import * as v from 'valibot';

/*
 * Bounds that no player reaches: thirty years of play, in ms or at a thousand points a second, and a game a second. Sums and texts of
 * figures within them stay sensible, and whoever forged a larger one has no data to lose.
 */
const MAX_FIGURE = 1e12;
const MAX_COUNT = 1e9;

function isBetween(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}

/** A number from `min` to `max`, both included. */
export function createNumberSchema(min: number, max: number) {
  return v.custom<number>((value) => isBetween(value, min, max));
}

/** An integer from `min` to `max`, both included. */
export function createIntegerSchema(min: number, max: number) {
  return v.custom<number>((value) => Number.isInteger(value) && isBetween(value, min, max));
}

/** Whether a value is a time in ms. */
export function isDuration(value: unknown): boolean {
  return isBetween(value, 0, MAX_FIGURE);
}

export const countSchema = createIntegerSchema(0, MAX_COUNT);
export const durationSchema = v.custom<number>(isDuration);
/** A score or another figure of a game, which may be negative; null if there is none. */
export const figureSchema = v.nullable(createNumberSchema(-MAX_FIGURE, MAX_FIGURE));

/**
 * Validates a stored text with `schema`. Returns null if there is none or it is invalid: visitors and other versions can write anything
 * there.
 */
export function parseStoredValue<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
