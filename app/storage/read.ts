// Parses values from web storage.
import * as v from 'valibot';

/** A non-negative integer. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

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
