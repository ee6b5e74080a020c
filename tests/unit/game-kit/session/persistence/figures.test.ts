// Tests that no stored text brings in a figure that no player reaches.
import { expect, it } from 'vitest';
import type { DailyMeta } from '#app/game-kit/session/persistence/daily-result.ts';
import { Save } from '#app/game-kit/session/persistence/save.ts';
import { Statistics, NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { parseDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { parseStoredValue } from '#app/storage/read.ts';

const META: DailyMeta = { day: 22, isOnTime: true, zone: -480, mark: 12, tries: 2 };
const SAVE: Save = {
  version: 1,
  rules: 1,
  variant: 'ten',
  seed: 18,
  entries: [{ type: 'add' }, 2000],
  elapsedMs: 2500,
  counted: [],
  hints: 1,
  best: 7,
  day: META,
};
const STATISTICS: Statistics = { ...NO_STATISTICS, bestScore: 12, bestTimeMs: 40_000, bestScoreTimeMs: 50_000, outcomes: { x: 2 } };
const RESULT = { ...META, result: 'won', score: 12, elapsedMs: 60_000, hints: 1, drawing: null };

/** Copies of `value`, each with another of its numbers replaced. */
function listForgeries(value: unknown, figure: number): unknown[] {
  if (typeof value === 'number') return [figure];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    listForgeries(part, figure).map((forged) => (Array.isArray(value) ? value.with(Number(key), forged) : { ...value, [key]: forged })),
  );
}

it.each([
  ['a save', SAVE, (text: string) => parseStoredValue(Save, text)],
  ['statistics', STATISTICS, (text: string) => parseStoredValue(Statistics, text)],
  ['daily results', { version: 1, days: { 21: RESULT } }, (text: string) => [...(parseDailyLog(text) ?? [])]],
])('reads no figure out of bounds from %s', (_, value, parse) => {
  expect(JSON.stringify(parse(JSON.stringify(value)))).not.toBe('null');
  for (const figure of [1e308, -1e308, 1e13, -1e13]) {
    const forgeries = listForgeries(value, figure);
    expect(forgeries.length).toBeGreaterThan(5);
    for (const forged of forgeries) expect(JSON.stringify(parse(JSON.stringify(forged)))).not.toContain(JSON.stringify(figure));
  }
});

it('reads no daily result of a day out of bounds', () => {
  const days = { 0: RESULT, 22: RESULT, '-1': RESULT, '1000000': RESULT, '99999999999999999999': RESULT };
  expect([...(parseDailyLog(JSON.stringify({ version: 1, days }))?.keys() ?? [])]).toEqual([22]);
});
