// Texts that an earlier visit left on the device.
import * as v from 'valibot';

/** How often something has happened. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The value in a stored text, as `schema` says; null when there is none, or it is something else: anything may lie in a visitor's storage. */
export function parseStoredValue<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
