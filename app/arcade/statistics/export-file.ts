// What a player takes along to another device: everything that is kept of the mini games, as one file.
import * as v from 'valibot';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { readDailyLog, listUnfinishedDays } from '#app/arcade/daily/model/daily-log.ts';
import { getDailyScoreDirection } from '#app/arcade/daily/model/score-direction.ts';
import { getDailyLogKey, mergeDailyLogs, parseDailyLog, serializeDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { UNFINISHED_KEY_PREFIX } from '#app/game-kit/session/persistence/daily-result.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import { LATEST_KEY } from '#app/game-kit/session/persistence/latest-game.ts';
import { mergeStatistics } from '#app/game-kit/session/persistence/merge-statistics.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { Preferences, PREFERENCES_KEY } from '#app/game-kit/session/persistence/preferences.ts';
import { restore, Save } from '#app/game-kit/session/persistence/save.ts';
import type { SaveSlot } from '#app/game-kit/session/persistence/storage-writes.ts';
import { NO_STATISTICS, Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import type { LoadedGame } from './game-records.ts';

const KIND = 'apricotgames-mini-games';
const VERSION = 1;

/** No device keeps as much as this. */
export const MAX_BYTES = 4_000_000;

/** What is kept of a game is read by those who read it on the device. */
const ExportedGame = v.object({
  save: v.optional(v.unknown()),
  linked: v.optional(v.unknown()), // the game of a link
  variant: v.nullable(v.string()),
  carried: v.optional(v.unknown()),
  statistics: v.record(v.string(), v.unknown()),
  daily: v.optional(v.unknown()), // what came of the boards of the days
  days: v.record(v.string(), v.unknown()), // those that are unfinished
});
type ExportedGame = v.InferOutput<typeof ExportedGame>;

const ExportFile = v.object({
  kind: v.literal(KIND),
  version: v.literal(VERSION),
  games: v.record(v.string(), ExportedGame),
  preferences: Preferences,
  latest: v.nullable(v.string()),
});
export type ExportFile = v.InferOutput<typeof ExportFile>;

const Envelope = v.object({ kind: v.literal(KIND), version: v.number() });

/** Everything that is kept of some games, as the text of a file. */
export function createExportText(games: readonly LoadedGame[], storage: TextStorage): string {
  const kept = games.map(({ entry, game }) => {
    const gameStorage = createGameStorage(entry.id, storage);
    const statistics = game.rules.variants.flatMap(({ id }) => {
      const figures = gameStorage.loadStatistics(id);
      return figures === NO_STATISTICS ? [] : [[id, figures] as const];
    });
    const log = readDailyLog(entry.id, storage);
    const days = listUnfinishedDays(entry.id, storage).map((day) => [day, gameStorage.loadSave(`${UNFINISHED_KEY_PREFIX}${day}`)] as const);
    const one: ExportedGame = {
      save: gameStorage.loadSave('save'),
      linked: gameStorage.loadSave('linked'),
      variant: gameStorage.loadVariantId(),
      carried: gameStorage.loadCarried(),
      statistics: Object.fromEntries(statistics),
      daily: log.size === 0 ? undefined : JSON.parse(serializeDailyLog(log)),
      days: Object.fromEntries(days),
    };
    return [entry.id, one] as const;
  });
  const exportFile: ExportFile = {
    kind: KIND,
    version: VERSION,
    games: Object.fromEntries(kept),
    preferences: parseStoredValue(Preferences, storage.get(PREFERENCES_KEY)) ?? {},
    latest: storage.get(LATEST_KEY),
  };
  return `${JSON.stringify(exportFile, null, 1)}\n`;
}

/** What a file holds, or why it cannot be used, in words. */
export function parseExportFile(text: string): ExportFile | { readonly refused: string } {
  const envelope = parseStoredValue(Envelope, text);
  if (envelope === null) return { refused: 'This file holds no mini games. Choose the one that you saved on this page.' };
  if (envelope.version > VERSION)
    return { refused: 'This file was saved by a newer release of this page. Reload the page, then open the file again.' };
  return parseStoredValue(ExportFile, text) ?? { refused: 'This file is damaged. Save it again on the device that it comes from.' };
}

/** What opening a file would do. */
export interface ImportPlan {
  /** What is stored in any case, by its key below the prefix of the mini games. */
  readonly texts: ReadonlyMap<string, string>;
  /** Unfinished games that would take the place of others. */
  readonly conflicts: readonly { readonly entry: MiniGameEntry; readonly key: string; readonly text: string }[];
  /** Games of which something in the file cannot be used. */
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

function planStatistics({ entry, game }: LoadedGame, kept: ExportedGame, storage: TextStorage, plan: MutablePlan): void {
  const gameStorage = createGameStorage(entry.id, storage);
  const better = game.results?.score?.better ?? 'higher';
  for (const { id } of game.rules.variants) {
    if (kept.statistics[id] === undefined) continue;
    const theirs = parseStoredValue(Statistics, JSON.stringify(kept.statistics[id]));
    if (theirs === null) plan.unreadable.add(entry);
    else plan.texts.set(`${entry.id}.statistics.${id}`, JSON.stringify(mergeStatistics(gameStorage.loadStatistics(id), theirs, better)));
  }
}

/** Days that are done on either device are done; where both are, the better end stays. What is done needs no unfinished board. */
function planDays(known: LoadedGame, kept: ExportedGame, storage: TextStorage, plan: MutablePlan): void {
  const { id } = known.entry;
  const theirs = kept.daily === undefined ? new Map() : parseDailyLog(JSON.stringify(kept.daily));
  if (theirs === null) plan.unreadable.add(known.entry);
  const log = mergeDailyLogs(readDailyLog(id, storage), theirs ?? new Map(), getDailyScoreDirection(id));
  if (log.size > 0) plan.texts.set(getDailyLogKey(id), serializeDailyLog(log));
  for (const [name, save] of Object.entries(kept.days)) {
    const day = Number(name);
    if (Number.isSafeInteger(day) && !log.has(day)) planSave(known, `${UNFINISHED_KEY_PREFIX}${day}`, save, storage, plan);
  }
}

/** Loads what the unfinished games of a file need to be read; rejects when something of it does not arrive. */
export async function loadImportResources(exportFile: ExportFile, games: readonly LoadedGame[]): Promise<void> {
  await Promise.all(
    games.map(({ entry: { id }, game }) => {
      const { save, linked, days = {} } = exportFile.games[id] ?? {};
      const saves = [save, linked, ...Object.values(days)].map((kept) => parseStoredValue(Save, JSON.stringify(kept ?? null)));
      return loadResources(
        game.rules,
        saves.map((kept) => kept?.variant),
      );
    }),
  );
}

/** What opening a file would do on this device. Nothing better that is here is lost; games that are not known are left out. */
export function planImport(exportFile: ExportFile, games: readonly LoadedGame[], storage: TextStorage): ImportPlan {
  const plan: MutablePlan = { texts: new Map(), conflicts: [], unreadable: new Set() };
  /** Keeps a value where there is none yet. */
  function setIfMissing(key: string, value: unknown): void {
    if (value !== null && value !== undefined && storage.get(key) === null) plan.texts.set(key, JSON.stringify(value));
  }
  for (const known of games) {
    const { id } = known.entry;
    const kept = exportFile.games[id];
    if (!kept) continue;
    planSave(known, 'save', kept.save, storage, plan);
    planSave(known, 'linked', kept.linked, storage, plan);
    planDays(known, kept, storage, plan);
    planStatistics(known, kept, storage, plan);
    setIfMissing(`${id}.carried`, kept.carried);
    if (known.game.rules.variants.some((variant) => variant.id === kept.variant)) setIfMissing(`${id}.variant`, kept.variant);
  }
  const ours = parseStoredValue(Preferences, storage.get(PREFERENCES_KEY)) ?? {};
  plan.texts.set(PREFERENCES_KEY, JSON.stringify({ ...exportFile.preferences, ...ours }));
  const isKnown = games.some(({ entry }) => entry.id === exportFile.latest);
  if (isKnown && exportFile.latest !== null && storage.get(LATEST_KEY) === null) plan.texts.set(LATEST_KEY, exportFile.latest);
  return { ...plan, unreadable: [...plan.unreadable] };
}

/** Does what a plan says; with `replaces` the unfinished games of the file take the places of those that are here. */
export function applyImportPlan({ texts, conflicts }: ImportPlan, replaces: boolean, storage: TextStorage): void {
  for (const [key, text] of texts) storage.set(key, text);
  if (replaces) for (const { key, text } of conflicts) storage.set(key, text);
}
