// The format of the export file: writes all stored mini game data to one JSON text, validates it, and plans and applies an import.
import * as v from 'valibot';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { completeOldResults } from '#app/arcade/daily/model/daily-history.ts';
import { listUnfinishedDays } from '#app/arcade/daily/model/unfinished-boards.ts';
import {
  getDailyLogKey,
  loadDailyLog,
  mergeDailyLogs,
  parseDailyLog,
  serializeDailyLog,
} from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { SLUG } from '#app/content/data/site.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { parseDay, UNFINISHED_KEY_PREFIX } from '#app/game-kit/session/persistence/daily-result.ts';
import { createGameStorage, Preferences, type SaveSlot } from '#app/game-kit/session/persistence/persistence.ts';
import { PREFERENCES_KEY } from '#app/storage/preferences.ts';
import { findVariant, listRecordedVariants } from '#app/game-kit/session/find-variant.ts';
import { mergeStatistics } from '#app/game-kit/session/persistence/merge-statistics.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { restore, Save } from '#app/game-kit/session/persistence/save.ts';
import { NO_STATISTICS, Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import type { LoadedGame } from './game-records.ts';

const KIND = `${SLUG}-mini-games`;
const VERSION = 1;

/** Larger than any export: browsers store 5 Mi characters for a site, and JSON takes at most 6 bytes for each. */
const MAX_BYTES = 32 * 2 ** 20;

/** Most values stay unvalidated here: the import passes each one to the parser that also reads it from storage. */
const ExportedGame = v.object({
  save: v.optional(v.unknown()),
  linked: v.optional(v.unknown()), // game that came from a link
  variant: v.nullable(v.string()),
  carried: v.optional(v.unknown()),
  statistics: v.record(v.string(), v.unknown()),
  daily: v.optional(v.unknown()), // results of daily boards
  days: v.record(v.string(), v.unknown()), // unfinished daily boards, by day number
});
type ExportedGame = v.InferOutput<typeof ExportedGame>;

const ExportFile = v.object({
  kind: v.literal(KIND),
  version: v.literal(VERSION),
  games: v.record(v.string(), ExportedGame),
  preferences: Preferences,
});
export type ExportFile = v.InferOutput<typeof ExportFile>;

const Envelope = v.object({ kind: v.literal(KIND), version: v.optional(v.unknown()) });

/** How every export begins. */
const OPENING = `{"kind":"${KIND}"`;

const FOREIGN = { refused: 'There are no mini games in this file. Choose a file you saved on this page.' };
const DAMAGED = { refused: 'This file is damaged. Save it again on the other device.' };

export function createExportText(games: readonly LoadedGame[], storage: TextStorage): string {
  const exported = games.map(({ entry, game }) => {
    const gameStorage = createGameStorage(entry.id, storage);
    const statistics = listRecordedVariants(game.rules.variants).flatMap(({ id }) => {
      const figures = gameStorage.loadStatistics(id);
      return figures === NO_STATISTICS ? [] : [[id, figures] as const];
    });
    const log = loadDailyLog(entry.id, storage);
    const days = listUnfinishedDays(entry.id, storage).map((day) => [day, gameStorage.loadSave(`${UNFINISHED_KEY_PREFIX}${day}`)] as const);
    const exportedGame: ExportedGame = {
      save: gameStorage.loadSave('save'),
      linked: gameStorage.loadSave('linked'),
      variant: gameStorage.loadVariantId(),
      carried: gameStorage.loadCarried(),
      statistics: Object.fromEntries(statistics),
      daily: log.size === 0 ? undefined : JSON.parse(serializeDailyLog(log)),
      days: Object.fromEntries(days),
    };
    return [entry.id, exportedGame] as const;
  });
  const exportFile: ExportFile = {
    kind: KIND,
    version: VERSION,
    games: Object.fromEntries(exported),
    preferences: parseStoredValue(Preferences, storage.get(PREFERENCES_KEY)) ?? {},
  };
  return `${JSON.stringify(exportFile)}\n`;
}

/** Returns the validated file, or a message that says why it was refused. */
export function parseExportFile(text: string): ExportFile | { readonly refused: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const start = text.slice(0, OPENING.length);
    return start !== '' && OPENING.startsWith(start) ? DAMAGED : FOREIGN; // an export may be cut off anywhere
  }
  const envelope = v.safeParse(Envelope, value);
  if (!envelope.success) return FOREIGN;
  const { version } = envelope.output;
  if (typeof version === 'number' && version > VERSION)
    return { refused: 'This file is from a newer version of this page. Reload the page, then open the file again.' };
  const file = v.safeParse(ExportFile, value);
  return file.success ? file.output : DAMAGED;
}

/** Reads and validates a file, or returns a message that says why it was refused. */
export async function readExportFile(file: Blob): Promise<ExportFile | { readonly refused: string }> {
  if (file.size > MAX_BYTES) return { refused: 'This file is too large. Choose a file you saved on this page.' };
  return parseExportFile(await file.text());
}

/** The changes that an import would make. */
export interface ImportPlan {
  /** Values to store in any case. Keys are relative to the common prefix of the mini games. */
  readonly texts: ReadonlyMap<string, string>;
  /** Unfinished games that would replace one on this device. */
  readonly conflicts: readonly { readonly entry: MiniGameEntry; readonly key: string; readonly text: string }[];
  /** Games with data in the file that could not be read. */
  readonly unreadable: readonly MiniGameEntry[];
}

type MutablePlan = { texts: Map<string, string>; conflicts: ImportPlan['conflicts'][number][]; unreadable: Set<MiniGameEntry> };

function planSave({ entry, game }: LoadedGame, slot: SaveSlot, save: unknown, storage: TextStorage, plan: MutablePlan): void {
  if (save === undefined || save === null) return;
  const theirs = parseStoredValue(Save, JSON.stringify(save));
  if (theirs === null || restore(game.rules, theirs) === null) {
    plan.unreadable.add(entry);
    return;
  }
  const key = `${entry.id}.${slot}`;
  const text = JSON.stringify(theirs);
  const ours = createGameStorage(entry.id, storage).loadSave(slot);
  if (ours === null) plan.texts.set(key, text);
  else if (JSON.stringify(ours) !== text) plan.conflicts.push({ entry, key, text });
}

function planStatistics({ entry, game }: LoadedGame, exported: ExportedGame, storage: TextStorage, plan: MutablePlan): void {
  const gameStorage = createGameStorage(entry.id, storage);
  const scoreDirection = game.results?.score?.better ?? 'higher';
  for (const { id } of listRecordedVariants(game.rules.variants)) {
    if (exported.statistics[id] === undefined) continue;
    const theirs = parseStoredValue(Statistics, JSON.stringify(exported.statistics[id]));
    if (theirs === null) plan.unreadable.add(entry);
    else
      plan.texts.set(
        `${entry.id}.statistics.${id}`,
        JSON.stringify(mergeStatistics(gameStorage.loadStatistics(id), theirs, scoreDirection)),
      );
  }
}

/**
 * A board finished on either device counts as finished; if both have a result, the better one wins. Unfinished boards are imported only for
 * days without a result.
 */
function planDays(loadedGame: LoadedGame, exported: ExportedGame, storage: TextStorage, plan: MutablePlan): void {
  const { id } = loadedGame.entry;
  const theirs = exported.daily === undefined ? new Map() : parseDailyLog(JSON.stringify(exported.daily));
  const { days: listed = {} } = (exported.daily ?? {}) as { readonly days?: object };
  // Invalid days are dropped.
  if (theirs === null || theirs.size < Object.keys(listed).length) plan.unreadable.add(loadedGame.entry);
  const log = mergeDailyLogs(completeOldResults(loadDailyLog(id, storage)), completeOldResults(theirs ?? new Map()));
  if (log.size > 0) plan.texts.set(getDailyLogKey(id), serializeDailyLog(log));
  for (const [name, save] of Object.entries(exported.days)) {
    const day = parseDay(name);
    if (day === null) plan.unreadable.add(loadedGame.entry);
    else if (!log.has(day)) planSave(loadedGame, `${UNFINISHED_KEY_PREFIX}${day}`, save, storage, plan);
  }
}

/** Loads the resources that the file's unfinished games need before they can be validated. Rejects if one fails to load. */
export async function loadImportResources(exportFile: ExportFile, games: readonly LoadedGame[]): Promise<void> {
  await Promise.all(
    games.map(({ entry: { id }, game }) => {
      const { save, linked, days = {} } = exportFile.games[id] ?? {};
      const saves = [save, linked, ...Object.values(days)].map((exported) => parseStoredValue(Save, JSON.stringify(exported ?? null)));
      return loadResources(
        game.rules,
        saves.map((exported) => exported?.variant),
      );
    }),
  );
}

/** Never replaces a better value on this device. Games unknown to this site are ignored. */
export function planImport(exportFile: ExportFile, games: readonly LoadedGame[], storage: TextStorage): ImportPlan {
  const plan: MutablePlan = { texts: new Map(), conflicts: [], unreadable: new Set() };
  function setIfMissing(key: string, value: unknown): void {
    if (value !== null && value !== undefined && storage.get(key) === null) plan.texts.set(key, JSON.stringify(value));
  }
  for (const loadedGame of games) {
    const { id } = loadedGame.entry;
    const exported = exportFile.games[id];
    if (!exported) continue;
    planSave(loadedGame, 'save', exported.save, storage, plan);
    planSave(loadedGame, 'linked', exported.linked, storage, plan);
    planDays(loadedGame, exported, storage, plan);
    planStatistics(loadedGame, exported, storage, plan);
    setIfMissing(`${id}.carried`, exported.carried);
    if (findVariant(loadedGame.game.rules.variants, exported.variant)) setIfMissing(`${id}.variant`, exported.variant);
  }
  const ours = parseStoredValue(Preferences, storage.get(PREFERENCES_KEY)) ?? {};
  plan.texts.set(PREFERENCES_KEY, JSON.stringify({ ...exportFile.preferences, ...ours }));
  return { ...plan, unreadable: [...plan.unreadable] };
}

/**
 * Stores everything, or nothing if the device does not take it all; returns whether it did. With `replaces`, the unfinished games in the file
 * replace those on this device.
 */
export function applyImportPlan({ texts, conflicts }: ImportPlan, replaces: boolean, storage: TextStorage): boolean {
  const replacements = replaces ? conflicts.map(({ key, text }) => [key, text] as const) : [];
  const undoSteps: (() => void)[] = [];
  for (const [key, text] of [...texts, ...replacements]) {
    const before = storage.get(key);
    undoSteps.unshift(() => (before === null ? storage.remove(key) : storage.set(key, before)));
    if (storage.set(key, text)) continue;
    for (const undo of undoSteps) undo();
    return false;
  }
  return true;
}
