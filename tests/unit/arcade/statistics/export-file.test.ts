import { beforeEach, describe, expect, it } from 'vitest';
import { WON } from '#tests/unit/arcade/daily/model/example-result.ts';
import { addToDailyLog, loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { createDeviceStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import { NO_STATISTICS, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { FAULTS, stubLocalStorage } from '#tests/unit/storage/local-storage-stub.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';
import { game as counterGame } from '#templates/mini-game/game.ts';
import { beans, createSave, games } from './example-games.ts';
import { deleteGame, deleteAllGames, hasStoredData, readGameRecord } from '#app/arcade/statistics/game-records.ts';
import {
  applyImportPlan,
  loadImportResources,
  planImport,
  parseExportFile,
  readExportFile,
  createExportText,
  type ExportFile,
} from '#app/arcade/statistics/export-file.ts';

const PLAYED: Statistics = { ...NO_STATISTICS, played: 3, won: 2, streak: 2, longestStreak: 2, bestTimeMs: 90_000 };

function parseExport(text: string): ExportFile {
  const transfer = parseExportFile(text);
  if ('refused' in transfer) throw new Error(transfer.refused);
  return transfer;
}

/** What an import of the old device's file would do on a device. */
const planFor = (device: TextStorage) => planImport(parseExport(createExportText(games, old)), games, device);

let old: TextStorage;
let young: TextStorage;

beforeEach(() => {
  [old, young] = [createMemoryStorage(), createMemoryStorage()];
  createGameStorage('abacus', old).storeValue('statistics.ten', PLAYED);
  createGameStorage('abacus', old).storeValue('variant', 'twenty');
  createGameStorage('beans', old).storeValue('save', createSave(4));
  createGameStorage('beans', old).storeValue('linked', createSave(8));
  createGameStorage('beans', old).write({ kind: 'preference', id: 'sound', value: true });
});

it('keeps the figures of a variant that was taken out, under their own name, here and on a new device', () => {
  const [ten] = counterGame.rules.variants;
  const game: typeof counterGame = {
    ...counterGame,
    rules: { ...counterGame.rules, variants: [{ ...ten, formerly: { five: 'To five' } }] },
  };
  const reduced = games.map(({ entry }) => ({ entry, game: game as MiniGame }));
  createGameStorage('abacus', old).storeValue('statistics.five', { ...PLAYED, played: 8 });
  createGameStorage('abacus', old).storeValue('variant', 'five');
  applyImportPlan(planImport(parseExport(createExportText(reduced, old)), reduced, young), false, young);
  const { variants } = readGameRecord(reduced.find(({ entry }) => entry.id === 'abacus') ?? { entry: beans.entry, game }, young);
  expect(variants.map(({ variant, statistics }) => [variant.label, statistics.played])).toEqual([
    [ten.label, 3],
    ['To five', 8],
  ]);
  expect(createGameStorage('abacus', young).loadVariantId()).toBe('five');
});

it('merges the daily results with those on the device', () => {
  const begun = { ...createSave(4), day: { day: 22, isOnTime: true, zone: 0, mark: null, tries: 2 } };
  addToDailyLog('abacus', 21, { ...WON, tries: 3 }, old);
  old.set('beans.day.22', JSON.stringify(begun));
  addToDailyLog('abacus', 20, WON, young);
  addToDailyLog('abacus', 21, { ...WON, result: 'lost', elapsedMs: 90_000 }, young);
  applyImportPlan(planFor(young), false, young);
  const log = loadDailyLog('abacus', young);
  expect([...log.keys()]).toEqual([20, 21]);
  expect(log.get(21)).toEqual({ ...WON, tries: 3 });
  expect(createGameStorage('beans', young).loadSave('day.22')).toMatchObject({ entries: begun.entries, day: begun.day });
  expect(planFor(young).conflicts).toEqual([]);
  // The board is finished on this device, so the imported unfinished one is dropped.
  addToDailyLog('beans', 22, WON, young);
  young.remove('beans.day.22');
  applyImportPlan(planFor(young), true, young);
  expect(young.keys()).not.toContain('beans.day.22');
});

it('imports unfinished games that need resources, both the own game and that of a link', async () => {
  const words = createLazyValue(() => Promise.resolve(['bean']));
  const [ten, ...others] = counterGame.rules.variants;
  const start: typeof counterGame.rules.start = (options, seed) => {
    if (options !== ten.options) words.get();
    return counterGame.rules.start(options, seed);
  };
  const variants: typeof counterGame.rules.variants = [ten, ...others.map((variant) => ({ ...variant, resources: words }))];
  const game: typeof counterGame = { ...counterGame, rules: { ...counterGame.rules, start, variants } };
  const withWords = games.map(({ entry }) => ({ entry, game: game as MiniGame }));
  for (const [id, slot] of [
    ['abacus', 'save'],
    ['beans', 'linked'],
  ] as const)
    createGameStorage(id, old).storeValue(slot, { ...createSave(0), variant: 'twenty' });
  const transfer = parseExport(createExportText(withWords, old));
  await loadImportResources(transfer, withWords);
  expect(planImport(transfer, withWords, young).unreadable).toEqual([]);
});

it('keeps better records and the preferences of the device', () => {
  createGameStorage('abacus', young).storeValue('statistics.ten', { ...PLAYED, played: 1, bestTimeMs: 30_000 });
  createGameStorage('abacus', young).write({ kind: 'preference', id: 'sound', value: false });
  applyImportPlan(planFor(young), false, young);
  expect(createGameStorage('abacus', young).loadStatistics('ten')).toMatchObject({ played: 3, bestTimeMs: 30_000 });
  expect(createGameStorage('abacus', young).loadPreferences()).toEqual({ sound: false });
});

it('reports a conflict before it replaces an unfinished game', () => {
  createGameStorage('beans', young).storeValue('save', createSave(0));
  const plan = planFor(young);
  expect(plan.conflicts.map(({ entry }) => entry.id)).toEqual(['beans']);
  applyImportPlan(plan, false, young);
  expect(createGameStorage('beans', young).loadSave()?.entries).toEqual(createSave(0).entries);
  applyImportPlan(plan, true, young);
  expect(createGameStorage('beans', young).loadSave()?.entries).toEqual(createSave(4).entries);
  expect(planFor(young).conflicts).toEqual([]);
});

it.each([
  ['no JSON', 'Dear diary'],
  ['JSON of something else', '{"kind":"a recipe","version":1}'],
  ['a file without games', '{"kind":"apricotgames-mini-games","version":1}'],
  ['a file of a later release', '{"kind":"apricotgames-mini-games","version":2,"games":{}}'],
])('refuses %s with a message', (_, text) => {
  expect(parseExportFile(text)).toEqual({ refused: expect.stringMatching(/\w/) });
});

it('skips unreadable data, names its game and imports the rest', () => {
  const transfer = parseExport(createExportText(games, old));
  const broken = {
    ...transfer.games['beans'],
    save: createSave(4, 'juggle'),
    linked: createSave(4, 'juggle'),
    statistics: { ten: { version: 1, played: 'many' } },
    daily: { version: 1, days: { 21: { ...WON, score: 1e308 } } },
  };
  const hurt = parseExportFile(JSON.stringify({ ...transfer, games: { ...transfer.games, beans: broken, chess: broken } }));
  if ('refused' in hurt) throw new Error(hurt.refused);
  const plan = planImport(hurt, games, young);
  expect(plan.unreadable.map(({ id }) => id)).toEqual(['beans']);
  applyImportPlan(plan, true, young);
  expect(young.keys().filter((key) => /^(beans|chess)/.test(key))).toEqual([]);
  expect(createGameStorage('abacus', young).loadStatistics('ten')).toEqual(PLAYED);
});

it('deletes the data of one game, or of all games', () => {
  deleteGame(beans.entry, old);
  expect(games.map(({ entry }) => hasStoredData(entry, old))).toEqual([false, true]);
  expect(old.get('preferences')).not.toBeNull();
  deleteAllGames(old);
  expect(old.keys()).toEqual([]);
});

describe('on a device that refuses', () => {
  it('an import stores everything or nothing, and says which', () => {
    const answers = new Set<boolean>();
    for (let room = 100; room < 1500; room += 50) {
      const { texts } = stubLocalStorage(room);
      createGameStorage('beans', createDeviceStorage()).storeValue('variant', 'ten');
      createGameStorage('beans', createDeviceStorage()).write({ kind: 'preference', id: 'sound', value: false });
      const before = { ...texts };
      const storage = createDeviceStorage();
      const isStored = applyImportPlan(planFor(storage), true, storage);
      answers.add(isStored);
      expect(storage.hasUnstored()).toBe(false);
      if (isStored) expect(createExportText(games, createDeviceStorage())).toContain('"bestTimeMs":90000');
      else expect(texts).toEqual(before);
    }
    expect(answers).toEqual(new Set([false, true]));
  });

  it.each(FAULTS)('an import says that nothing was stored (%s)', (fault) => {
    stubLocalStorage().fail(fault);
    const storage = createDeviceStorage();
    expect(applyImportPlan(planFor(storage), true, storage)).toBe(false);
    expect(storage.keys()).toEqual([]);
  });

  it('an import leaves the data of a newer release alone', () => {
    const { texts } = stubLocalStorage();
    texts['apricot.mini-games.abacus.statistics.ten'] = '{"version":2}';
    const storage = createDeviceStorage();
    expect(applyImportPlan(planFor(storage), true, storage)).toBe(false);
    expect(texts).toEqual({ 'apricot.mini-games.abacus.statistics.ten': '{"version":2}' });
  });

  it('deleting says that something is left', () => {
    const { fail } = stubLocalStorage();
    const storage = createDeviceStorage();
    createGameStorage('beans', storage).storeValue('variant', 'ten');
    fail('read-only');
    expect([deleteGame(beans.entry, storage), deleteAllGames(storage)]).toEqual([false, false]);
    fail(null);
    expect([deleteGame(beans.entry, storage), deleteAllGames(storage)]).toEqual([true, true]);
  });
});

it.each(['1e20', '0', '-3', 'x'])('leaves out the board of a day that does not exist (%s), and says so', (day) => {
  const valid = parseExport(createExportText(games, old));
  const exported = { ...valid.games['beans'], days: { [day]: createSave(4) } };
  const plan = planImport(parseExport(JSON.stringify({ ...valid, games: { beans: exported } })), games, young);
  expect(plan.unreadable.map(({ id }) => id)).toEqual(['beans']);
});

it('refuses a file that is larger than any of ours without reading it', async () => {
  const file = { size: 2 ** 30, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await readExportFile(file)).toEqual({ refused: expect.stringContaining('too large') });
});
