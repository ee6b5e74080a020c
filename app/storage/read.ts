// Parses values from web storage.
import * as v from 'valibot';

/*
 * Figures have bounds that no player reaches: thirty years of play, in ms or at a thousand points a second, and a game a second. Sums and
 * texts of them stay sensible, and whoever forged a larger one has no data to lose.
 */
const MAX_FIGURE = 1e12;
const MAX_COUNT = 1e9;

/** A non-negative integer. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT));

/** A time in ms. */
export const durationSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_FIGURE));

/** A score or another figure of a game, which may be negative; null if there is none. */
export const figureSchema = v.nullable(v.pipe(v.number(), v.minValue(-MAX_FIGURE), v.maxValue(MAX_FIGURE)));

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
