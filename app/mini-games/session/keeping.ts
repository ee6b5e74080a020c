// What the device keeps of one mini game, whichever release wrote it.
import * as v from 'valibot';
import type { Preferences as Chosen } from '#app/mini-games/contract.ts';
import { read } from '#app/storage/read.ts';
import type { TextStorage } from './device-storage.ts';
import { firstLabel, variantOfLabel } from './first-release.ts';
import { Preferences, PREFERENCES_KEY } from './preferences.ts';
import { readSave, type Save } from './save.ts';
import type { Slot } from './session.ts';
import { NO_STATISTICS, readStatistics, type Statistics } from './statistics.ts';

export interface Keeping {
  /** The visitor's own unfinished game, or that of another slot. */
  save(slot?: Slot): Save | null;
  /** The id of the variant that was played last; null before there is one. */
  variant(): string | null;
  /** Null when nothing was carried; anything may come. */
  carried(): unknown;
  statistics(variant: string): Statistics;
  preferences(): Chosen;
  /** Keeps a JSON value under one of the game's keys, or removes it for null. */
  store(key: string, value: unknown): void;
  storePreferences(value: Chosen): void;
}

export function keepingOf(game: string, storage: TextStorage): Keeping {
  const keyOf = (key: string) => `${game}.${key}`;

  /** What the first release filed under a label is filed under the id from now on. */
  function moved(key: string, firstKey: string): string | null {
    const text = storage.get(keyOf(key));
    const first = storage.get(keyOf(firstKey));
    if (text !== null || first === null) return text;
    storage.set(keyOf(key), first);
    storage.remove(keyOf(firstKey));
    return first;
  }

  return {
    save: (slot = 'save') => readSave(game, storage.get(keyOf(slot))),
    variant() {
      const text = storage.get(keyOf('variant'));
      return read(v.string(), text) ?? (text === null ? null : variantOfLabel(game, text));
    },
    carried: () => read(v.unknown(), storage.get(keyOf('carried'))),
    statistics(variant) {
      return readStatistics(moved(`statistics.${variant}`, `statistics.${firstLabel(game, variant)}`)) ?? NO_STATISTICS;
    },
    preferences: () => read(Preferences, storage.get(PREFERENCES_KEY)) ?? {},
    store(key, value) {
      if (value === null || value === undefined) storage.remove(keyOf(key));
      else storage.set(keyOf(key), JSON.stringify(value));
    },
    storePreferences: (value) => storage.set(PREFERENCES_KEY, JSON.stringify(value)),
  };
}
