// Tests that every file of an export can be imported, whatever the device holds.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { applyImportPlan, createExportText, parseExportFile, planImport, readExportFile } from '#app/arcade/statistics/export-file.ts';
import { createSave, games } from './example-games.ts';

const DEVICE_CHARACTERS = 5 * 2 ** 20; // what browsers store for a site

/** Exports, reads the file, and imports it to a new device. */
async function moveToNewDevice(device: TextStorage): Promise<TextStorage> {
  const file = await readExportFile(new Blob([createExportText(games, device)]));
  if ('refused' in file) throw new Error(file.refused);
  const newDevice = createMemoryStorage();
  const plan = planImport(file, games, newDevice);
  expect(plan).toMatchObject({ conflicts: [], unreadable: [] });
  applyImportPlan(plan, false, newDevice);
  return newDevice;
}

it('a file of this page is opened again, even with a game that fills the device', async () => {
  const device = createMemoryStorage();
  const move = { type: 'skip', detail: 'x'.repeat(100) };
  const save = createSave(0);
  const moves = Math.floor((DEVICE_CHARACTERS - JSON.stringify(save).length) / (JSON.stringify(move).length + 1));
  device.set('beans.save', JSON.stringify({ ...save, entries: Array.from({ length: moves }, () => move) }));
  const newDevice = await moveToNewDevice(device);
  expect(newDevice.get('beans.save') === device.get('beans.save')).toBe(true);
});

it('a file of this page is opened again, even if each stored character takes three bytes in it', async () => {
  const device = createMemoryStorage();
  device.set('preferences', `{"look":"${'\uFFFF'.repeat(DEVICE_CHARACTERS)}"}`);
  const newDevice = await moveToNewDevice(device);
  expect(createGameStorage('beans', newDevice).loadPreferences()['look']).toHaveLength(DEVICE_CHARACTERS);
});

const count = fc.integer({ min: 0, max: 1e9 });
const figure = fc.option(fc.double({ min: 0, max: 1e12, noNaN: true }));
const finished = { played: fc.integer({ min: 1, max: 1e9 }), won: count, streak: count, longestStreak: count, hinted: count };
const reached = { bestScore: figure, outcomes: fc.dictionary(fc.string(), fc.integer({ min: 1, max: 1e9 })) }; // before the end, too
const statistics = fc
  .oneof(fc.record(reached), fc.record({ ...finished, ...reached, bestTimeMs: figure, bestScoreTimeMs: figure }))
  .map((figures) => ({ ...NO_STATISTICS, ...figures }));
const dailyResult = fc.record({
  isOnTime: fc.boolean(),
  zone: fc.integer({ min: -720, max: 840 }),
  mark: figure,
  tries: fc.integer({ min: 1, max: 99 }),
  result: fc.constantFrom('won', 'lost', 'draw', 'over'),
  score: figure,
  better: fc.constantFrom('higher', 'lower'),
  hints: count,
  elapsedMs: fc.double({ min: 0, max: 1e12, noNaN: true }),
  drawing: fc.option(fc.string({ unit: 'grapheme' })),
});
const save = fc.record({ seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }), elapsedMs: count });
const storedBySite = fc
  .record({
    figures: statistics,
    days: fc.dictionary(
      fc.integer({ min: 1, max: 999 }).map((day) => String(day)),
      dailyResult,
    ),
    saves: fc.dictionary(fc.constantFrom('save', 'linked', 'day.1', 'day.22'), save),
    preferences: fc.dictionary(fc.string({ unit: 'binary' }), fc.oneof(fc.boolean(), fc.string({ unit: 'binary' }))),
    carried: fc.jsonValue().filter((value) => value !== null),
  })
  .map(({ figures, days, saves, preferences, carried }) => ({
    'abacus.statistics.ten': JSON.stringify(figures),
    'abacus.daily': JSON.stringify({ version: 1, days }),
    'abacus.carried': JSON.stringify(carried),
    preferences: JSON.stringify(preferences),
    ...Object.fromEntries(
      Object.entries(saves).map(([slot, changed]) => [`beans.${slot}`, JSON.stringify({ ...createSave(0), ...changed })]),
    ),
  }));

it('a file of this page takes everything along that this site stores', () =>
  fc.assert(
    fc.asyncProperty(storedBySite, async (texts) => {
      const device = createMemoryStorage();
      for (const [key, text] of Object.entries(texts)) device.set(key, text);
      const newDevice = await moveToNewDevice(device);
      expect(createExportText(games, newDevice)).toBe(createExportText(games, device));
    }),
  ));

const keys = fc.constantFrom('save', 'linked', 'variant', 'carried', 'daily', 'statistics.ten', 'statistics.twenty', 'day.4', 'day.x');
const anyText = fc.oneof(
  fc.json(),
  fc.string(),
  fc.json().map((json) => `{"version":1,"days":${json}}`),
  storedBySite.map((texts) => texts.preferences),
);

it('a file of this page is opened again whatever the device holds', () =>
  fc.assert(
    fc.asyncProperty(fc.dictionary(keys, anyText), anyText, async (texts, preferences) => {
      const device = createMemoryStorage();
      for (const [key, text] of Object.entries(texts)) for (const { entry } of games) device.set(`${entry.id}.${key}`, text);
      device.set('preferences', preferences);
      expect(await readExportFile(new Blob([createExportText(games, device)]))).not.toHaveProperty('refused');
    }),
  ));

it('a file of this page is called damaged wherever it was cut off', () => {
  const device = createMemoryStorage();
  device.set('abacus.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 3 }));
  device.set('beans.save', JSON.stringify(createSave(4)));
  const text = createExportText(games, device).trimEnd();
  for (let length = 1; length < text.length; length += 1)
    expect(parseExportFile(text.slice(0, length)), text.slice(0, length)).toEqual({ refused: expect.stringContaining('damaged') });
});
