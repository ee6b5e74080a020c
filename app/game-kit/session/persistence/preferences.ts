// How a player likes the games to look, kept on the device for all of them together.
import * as v from 'valibot';

export const PREFERENCES_KEY = 'preferences';

export const Preferences = v.record(
  v.string(),
  v.custom<boolean | string>((value) => typeof value === 'boolean' || typeof value === 'string'),
);
