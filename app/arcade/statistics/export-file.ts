// What a player takes along to another device: everything that is kept of the mini games, as one file.
import * as v from 'valibot';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { dailyLog, logKey, logText, mergedLog, readDays, unfinishedDays } from '#app/arcade/daily/model/daily-log.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { DAY_PREFIX } from '#app/game-kit/session/persistence/daily-result.ts';
import { keepingOf } from '#app/game-kit/session/persistence/persistence.ts';
import { LATEST_KEY } from '#app/game-kit/session/persistence/latest-game.ts';
import { mergedStatistics } from '#app/game-kit/session/persistence/merge-statistics.ts';
import { loadNeeds } from '#app/game-kit/session/load-resources.ts';
import { Preferences, PREFERENCES_KEY } from '#app/game-kit/session/persistence/preferences.ts';
import { restore, Save } from '#app/game-kit/session/persistence/save.ts';
import type { Slot } from '#app/game-kit/session/session.ts';
import { NO_STATISTICS, Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { read } from '#app/storage/read.ts';
import type { KnownGame } from './game-records.ts';

const KIND = 'apricotgames-mini-games';
const VERSION = 1;

/** No device keeps as much as this. */
export const MOST_BYTES = 4_000_000;

/** What is kept of a game is read by those who read it on the device. */
const KeptGame = v.object({
  save: v.optional(v.unknown()),
  linked: v.optional(v.unknown()), // the game of a link
  variant: v.nullable(v.string()),
  carried: v.optional(v.unknown()),
  statistics: v.record(v.string(), v.unknown()),
  daily: v.optional(v.unknown()), // what came of the boards of the days
  days: v.record(v.string(), v.unknown()), // those that are unfinished
});
type KeptGame = v.InferOutput<typeof KeptGame>;

const Transfer = v.object({
  kind: v.literal(KIND),
  version: v.literal(VERSION),
  games: v.record(v.string(), KeptGame),
  preferences: Preferences,
  latest: v.nullable(v.string()),
});
export type Transfer = v.InferOutput<typeof Transfer>;

const Envelope = v.object({ kind: v.literal(KIND), version: v.number() });

/** Everything that is kept of some games, as the text of a file. */
export function transferText(games: readonly KnownGame[], storage: TextStorage): string {
  const kept = games.map(({ entry, game }) => {
    const keeping = keepingOf(entry.id, storage);
    const statistics = game.rules.variants.flatMap(({ id }) => {
      const figures = keeping.statistics(id);
      return figures === NO_STATISTICS ? [] : [[id, figures] as const];
    });
    const log = dailyLog(entry.id, storage);
    const days = unfinishedDays(entry.id, storage).map((day) => [day, keeping.save(`${DAY_PREFIX}${day}`)] as const);
    const one: KeptGame = {
      save: keeping.save('save'),
      linked: keeping.save('linked'),
      variant: keeping.variant(),
      carried: keeping.carried(),
      statistics: Object.fromEntries(statistics),
      daily: log.size === 0 ? undefined : JSON.parse(logText(log)),
      days: Object.fromEntries(days),
    };
    return [entry.id, one] as const;
  });
  const transfer: Transfer = {
    kind: KIND,
    version: VERSION,
    games: Object.fromEntries(kept),
    preferences: read(Preferences, storage.get(PREFERENCES_KEY)) ?? {},
    latest: storage.get(LATEST_KEY),
  };
  return `${JSON.stringify(transfer, null, 1)}\n`;
}

/** What a file holds, or why it cannot be used, in words. */
export function readTransfer(text: string): Transfer | { readonly refused: string } {
  const envelope = read(Envelope, text);
  if (envelope === null) return { refused: 'This file holds no mini games. Choose the one that you saved on this page.' };
  if (envelope.version > VERSION)
    return { refused: 'This file was saved by a newer release of this page. Reload the page, then open the file again.' };
  return read(Transfer, text) ?? { refused: 'This file is damaged. Save it again on the device that it comes from.' };
}

/** What opening a file would do. */
export interface Plan {
  /** What is stored in any case, by its key below the prefix of the mini games. */
  readonly texts: ReadonlyMap<string, string>;
  /** Unfinished games that would take the place of others. */
  readonly clashes: readonly { readonly entry: MiniGameEntry; readonly key: string; readonly text: string }[];
  /** Games of which something in the file cannot be used. */
  readonly unreadable: readonly MiniGameEntry[];
}

type Mutable = { texts: Map<string, string>; clashes: Plan['clashes'][number][]; unreadable: Set<MiniGameEntry> };

function planSave({ entry, game }: KnownGame, slot: Slot, save: unknown, storage: TextStorage, plan: Mutable): void {
  if (save === undefined || save === null) return;
  const theirs = read(Save, JSON.stringify(save));
  if (theirs === null || restore(game.rules, theirs) === null) {
    plan.unreadable.add(entry);
    return;
  }
  const key = `${entry.id}.${slot}`;
  const text = JSON.stringify(theirs);
  const ours = keepingOf(entry.id, storage).save(slot);
  if (ours === null) plan.texts.set(key, text);
  else if (JSON.stringify(ours) !== text) plan.clashes.push({ entry, key, text });
}

function planStatistics({ entry, game }: KnownGame, kept: KeptGame, storage: TextStorage, plan: Mutable): void {
  const keeping = keepingOf(entry.id, storage);
  const better = game.results?.score?.better ?? 'higher';
  for (const { id } of game.rules.variants) {
    if (kept.statistics[id] === undefined) continue;
    const theirs = read(Statistics, JSON.stringify(kept.statistics[id]));
    if (theirs === null) plan.unreadable.add(entry);
    else plan.texts.set(`${entry.id}.statistics.${id}`, JSON.stringify(mergedStatistics(keeping.statistics(id), theirs, better)));
  }
}

/** Days that are done on either device are done; where both are, the better end stays. What is done needs no unfinished board. */
function planDays(known: KnownGame, kept: KeptGame, storage: TextStorage, plan: Mutable): void {
  const { id } = known.entry;
  const theirs = kept.daily === undefined ? new Map() : readDays(JSON.stringify(kept.daily));
  if (theirs === null) plan.unreadable.add(known.entry);
  const log = mergedLog(dailyLog(id, storage), theirs ?? new Map(), id);
  if (log.size > 0) plan.texts.set(logKey(id), logText(log));
  for (const [name, save] of Object.entries(kept.days)) {
    const day = Number(name);
    if (Number.isSafeInteger(day) && !log.has(day)) planSave(known, `${DAY_PREFIX}${day}`, save, storage, plan);
  }
}

/** Loads what the unfinished games of a file need to be read; rejects when something of it does not arrive. */
export async function loadNeedsOf(transfer: Transfer, games: readonly KnownGame[]): Promise<void> {
  await Promise.all(
    games.map(({ entry: { id }, game }) => {
      const { save, linked, days = {} } = transfer.games[id] ?? {};
      const saves = [save, linked, ...Object.values(days)].map((kept) => read(Save, JSON.stringify(kept ?? null)));
      return loadNeeds(
        game.rules,
        saves.map((kept) => kept?.variant),
      );
    }),
  );
}

/** What opening a file would do on this device. Nothing better that is here is lost; games that are not known are left out. */
export function planTransfer(transfer: Transfer, games: readonly KnownGame[], storage: TextStorage): Plan {
  const plan: Mutable = { texts: new Map(), clashes: [], unreadable: new Set() };
  /** Keeps a value where there is none yet. */
  function fill(key: string, value: unknown): void {
    if (value !== null && value !== undefined && storage.get(key) === null) plan.texts.set(key, JSON.stringify(value));
  }
  for (const known of games) {
    const { id } = known.entry;
    const kept = transfer.games[id];
    if (!kept) continue;
    planSave(known, 'save', kept.save, storage, plan);
    planSave(known, 'linked', kept.linked, storage, plan);
    planDays(known, kept, storage, plan);
    planStatistics(known, kept, storage, plan);
    fill(`${id}.carried`, kept.carried);
    if (known.game.rules.variants.some((variant) => variant.id === kept.variant)) fill(`${id}.variant`, kept.variant);
  }
  const ours = read(Preferences, storage.get(PREFERENCES_KEY)) ?? {};
  plan.texts.set(PREFERENCES_KEY, JSON.stringify({ ...transfer.preferences, ...ours }));
  const isKnown = games.some(({ entry }) => entry.id === transfer.latest);
  if (isKnown && transfer.latest !== null && storage.get(LATEST_KEY) === null) plan.texts.set(LATEST_KEY, transfer.latest);
  return { ...plan, unreadable: [...plan.unreadable] };
}

/** Does what a plan says; with `replaces` the unfinished games of the file take the places of those that are here. */
export function carryOut({ texts, clashes }: Plan, replaces: boolean, storage: TextStorage): void {
  for (const [key, text] of texts) storage.set(key, text);
  if (replaces) for (const { key, text } of clashes) storage.set(key, text);
}
