// Reads and writes what the device keeps of one mini game.
import * as v from 'valibot';
import type { Preferences as Chosen } from '#app/game-kit/contract.ts';
import { read } from '#app/storage/read.ts';
import type { TextStorage } from './device-storage.ts';
import { Done, DONE_PREFIX, mergedDone } from './daily-result.ts';
import { Preferences, PREFERENCES_KEY } from './preferences.ts';
import { goesOnFrom, isSaveOf, Save } from './save.ts';
import type { Slot } from '#app/game-kit/session/session.ts';
import { NO_STATISTICS, Statistics, withAddition } from './statistics.ts';
import type { StorageWrite } from './storage-writes.ts';

export interface Keeping {
  /** The visitor's own unfinished game, or that of another slot. */
  save(slot?: Slot): Save | null;
  /** The id of the variant that was played last; null before there is one. */
  variant(): string | null;
  /** Null when nothing was carried; anything may come. */
  carried(): unknown;
  /** With what waits to be added. */
  statistics(variant: string): Statistics;
  preferences(): Chosen;
  /** Whether anything lies in a slot. */
  isKept(slot: Slot): boolean;
  /** Whether somebody else has changed a slot since it was last written here or marked as seen. */
  hasChanged(slot: Slot): boolean;
  markSeen(slot: Slot): void;
  /** Writes onto what the device holds now. What is added to statistics waits for `flush`. */
  write(write: StorageWrite): void;
  flush(): void;
  /** Keeps a JSON value under one of the game's keys, or removes it for null. */
  store(key: string, value: unknown): void;
}

type Count = Extract<StorageWrite, { kind: 'statistics' }>;

export function keepingOf(game: string, storage: TextStorage): Keeping {
  const keyOf = (key: string) => `${game}.${key}`;

  const seen = new Map<Slot, string | null>();
  let counts: readonly Count[] = []; // still to be added

  function store(key: string, value: unknown): void {
    if (value === null || value === undefined) storage.remove(keyOf(key));
    else storage.set(keyOf(key), JSON.stringify(value));
  }

  function markSeen(slot: Slot): void {
    seen.set(slot, storage.get(keyOf(slot)));
  }

  function hasChanged(slot: Slot): boolean {
    return storage.get(keyOf(slot)) !== (seen.get(slot) ?? null);
  }

  function keptStatistics(variant: string): Statistics {
    return read(Statistics, storage.get(keyOf(`statistics.${variant}`))) ?? NO_STATISTICS;
  }

  function preferences(): Chosen {
    return read(Preferences, storage.get(PREFERENCES_KEY)) ?? {};
  }

  /** A save of another tab gives way to the player's own act, or to one that goes on from it, and never to less of the same game. */
  function mayReplace({ slot, save, hasActed }: Extract<StorageWrite, { kind: 'save' }>): boolean {
    if (!hasChanged(slot)) return true;
    const theirs = read(Save, storage.get(keyOf(slot)));
    if (theirs === null) return hasActed;
    return goesOnFrom(save, theirs) || (hasActed && !goesOnFrom(theirs, save));
  }

  function write(one: StorageWrite): void {
    switch (one.kind) {
      case 'value':
        return store(one.key, one.value);
      case 'preference':
        return storage.set(PREFERENCES_KEY, JSON.stringify({ ...preferences(), [one.id]: one.value }));
      case 'statistics':
        counts = [...counts, one];
        return;
      case 'day': {
        const key = `${DONE_PREFIX}${one.day}`;
        const before = read(Done, storage.get(keyOf(key)));
        return store(key, before ? mergedDone(before, one.done, one.better) : one.done);
      }
      case 'save':
        if (!mayReplace(one)) return;
        store(one.slot, one.save);
        return markSeen(one.slot);
      case 'drop-save': {
        const save = read(Save, storage.get(keyOf(one.slot)));
        if (!save || !isSaveOf(save, one.origin)) return;
        storage.remove(keyOf(one.slot));
        return markSeen(one.slot);
      }
      default:
        one satisfies never;
    }
  }

  return {
    save: (slot = 'save') => read(Save, storage.get(keyOf(slot))),
    variant: () => read(v.string(), storage.get(keyOf('variant'))),
    carried: () => read(v.unknown(), storage.get(keyOf('carried'))),
    statistics: (variant) =>
      counts
        .filter((one) => one.variant === variant)
        .reduce((sum, { addition, better }) => withAddition(sum, addition, better), keptStatistics(variant)),
    preferences,
    isKept: (slot) => storage.get(keyOf(slot)) !== null,
    hasChanged,
    markSeen,
    write,
    flush() {
      for (const { variant, addition, better } of counts)
        store(`statistics.${variant}`, withAddition(keptStatistics(variant), addition, better));
      counts = [];
    },
    store,
  };
}
