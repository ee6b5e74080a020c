// Storage key and schema of the player's preferences, which all mini games share.
import * as v from 'valibot';

export const PREFERENCES_KEY = 'preferences';

export const Preferences = v.record(
  v.string(),
  v.custom<boolean | string>((value) => typeof value === 'boolean' || typeof value === 'string'),
);
