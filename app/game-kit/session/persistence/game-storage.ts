// Reads and writes the stored data of one mini game: saves, statistics, preferences, daily results.
import * as v from 'valibot';
import type { DailyResult, UNFINISHED_KEY_PREFIX } from './daily-result.ts';
import type { Origin } from './move-log.ts';
import { type Addition, type ScoreDirection, NO_STATISTICS, Statistics, withAddition } from './statistics.ts';
import type { Preferences as Chosen } from '#app/game-kit/contract.ts';
import { PREFERENCES_KEY } from '#app/storage/preferences.ts';
import { extendRound, Rounds, type Round } from './rounds.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import type { TextStorage } from './device-storage.ts';
import { isSaveOf, Save } from './save.ts';
import { addToDailyLog, loadDailyLog } from './stored-daily-log.ts';

const Preferences = v.record(
  v.string(),
  v.custom<boolean | string>((value) => typeof value === 'boolean' || typeof value === 'string'),
);

const ROUNDS_KEY = 'rounds';

/** Storage keys of unfinished games: the player's own, that of a link, and one for each daily board. */
export type SaveSlot = 'save' | 'linked' | `${typeof UNFINISHED_KEY_PREFIX}${number}`;

export type StorageWrite =
  | { readonly kind: 'variant'; readonly variant: string }
  | { readonly kind: 'word'; readonly list: string; readonly round: number; readonly place: number }
  | { readonly kind: 'preference'; readonly id: string; readonly value: boolean | string }
  | { readonly kind: 'statistics'; readonly variant: string; readonly addition: Addition; readonly better: ScoreDirection }
  | { readonly kind: 'daily-result'; readonly day: number; readonly result: DailyResult }
  | { readonly kind: 'save'; readonly slot: SaveSlot; readonly save: Save }
  | { readonly kind: 'drop-save'; readonly slot: SaveSlot; readonly origin: Origin<unknown> };

export type GameStorage = ReturnType<typeof createGameStorage>;

type StatisticsWrite = Extract<StorageWrite, { kind: 'statistics' }>;

export function createGameStorage(game: string, storage: TextStorage) {
  const toKey = (key: string) => `${game}.${key}`;

  const known = new Map<SaveSlot, string | null>(); // the text of each slot that this tab wrote or read last
  let pendingStatistics: readonly StatisticsWrite[] = [];

  /** Stores a JSON value under one of the game's keys. */
  function storeValue(key: string, value: unknown): void {
    storage.set(toKey(key), JSON.stringify(value));
  }

  function readSlot(slot: SaveSlot): string | null {
    const text = storage.get(toKey(slot));
    known.set(slot, text);
    return text;
  }

  function readStoredStatistics(variant: string): Statistics {
    return parseStoredValue(Statistics, storage.get(toKey(`statistics.${variant}`))) ?? NO_STATISTICS;
  }

  /** The current rounds of words, by list. */
  function loadRounds(): Readonly<Record<string, Round>> {
    return parseStoredValue(Rounds, storage.get(toKey(ROUNDS_KEY))) ?? {};
  }

  function loadPreferences(): Chosen {
    return parseStoredValue(Preferences, storage.get(PREFERENCES_KEY)) ?? {};
  }

  /** Applies a write to the currently stored data. Additions to statistics are queued until `flush`. */
  function write(operation: StorageWrite): void {
    switch (operation.kind) {
      case 'variant':
        return storeValue('variant', operation.variant);
      case 'word': {
        const { list, round, place } = operation;
        return storeValue(ROUNDS_KEY, { ...loadRounds(), [list]: extendRound(loadRounds()[list] ?? [], round, place) });
      }
      case 'preference':
        storage.set(PREFERENCES_KEY, JSON.stringify({ ...loadPreferences(), [operation.id]: operation.value }));
        return;
      case 'statistics':
        pendingStatistics = [...pendingStatistics, operation];
        return;
      case 'daily-result':
        return addToDailyLog(game, operation.day, operation.result, storage);
      case 'save':
        storeValue(operation.slot, operation.save);
        return void readSlot(operation.slot);
      case 'drop-save': {
        const save = parseStoredValue(Save, storage.get(toKey(operation.slot)));
        if (!save || !isSaveOf(save, operation.origin)) return;
        storage.remove(toKey(operation.slot));
        return void readSlot(operation.slot);
      }
      default:
        operation satisfies never;
    }
  }

  return {
    /** The save in a slot; by default the player's own unfinished game. */
    loadSave: (slot: SaveSlot = 'save') => parseStoredValue(Save, readSlot(slot)),
    /** The variant of the save in a slot, which stays unread. */
    peekVariantId: (slot: SaveSlot = 'save') => parseStoredValue(Save, storage.get(toKey(slot)))?.variant,
    /** Whether another tab has changed a slot since this one last wrote or read it. */
    hasForeignSave: (slot: SaveSlot) => storage.get(toKey(slot)) !== (known.get(slot) ?? null),
    /** The variant that was played last. */
    loadVariantId: () => parseStoredValue(v.string(), storage.get(toKey('variant'))),
    loadRounds,
    /** Stored statistics plus additions that are not flushed yet. */
    loadStatistics: (variant: string) =>
      pendingStatistics
        .filter((one) => one.variant === variant)
        .reduce((sum, { addition, better }) => withAddition(sum, addition, better), readStoredStatistics(variant)),
    loadPreferences,
    loadDailyResult: (day: number) => loadDailyLog(game, storage).get(day) ?? null,
    /** Whether a slot holds any value, valid or not. */
    isSlotUsed: (slot: SaveSlot) => storage.get(toKey(slot)) !== null,
    write,
    flush() {
      for (const { variant, addition, better } of pendingStatistics)
        storeValue(`statistics.${variant}`, withAddition(readStoredStatistics(variant), addition, better));
      pendingStatistics = [];
    },
  };
}
