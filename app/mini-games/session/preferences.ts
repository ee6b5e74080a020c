// How a player likes the games to look, kept on the device for all of them together.
import * as v from 'valibot';
import type { Preferences } from '#app/mini-games/rules.ts';

export const PREFERENCES_KEY = 'preferences';

const Stored = v.record(v.string(), v.boolean());

/** The preferences in a stored text; none when it holds none. */
export function parsePreferences(stored: string | null): Preferences {
  if (stored === null) return {};
  try {
    const result = v.safeParse(Stored, JSON.parse(stored));
    return result.success ? result.output : {};
  } catch {
    return {};
  }
}
