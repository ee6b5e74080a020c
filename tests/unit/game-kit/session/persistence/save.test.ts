// Tests which stored texts are valid saves, replaying them, and that no stored text brings in a figure that no player reaches.
import { expect, it } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import { restore, Save } from '#app/game-kit/session/persistence/save.ts';
import type { DailyMeta, DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { Statistics, NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';

const ADD = { type: 'add' };
const SAVE: Save = {
  version: 1,
  rules: counter.rules.version,
  variant: 'twenty',
  seed: 18,
  opening: [ADD],
  entries: [ADD, 2000, ADD],
  elapsedMs: 2500,
  counted: ['end'],
  hints: 1,
  best: null,
};

/** Returns a serialized save with changed fields. */
const stored = (change: object) => JSON.stringify({ ...SAVE, ...change });

it('reads moves and the time between them', () => {
  expect(parseStoredValue(Save, stored({}))).toEqual(SAVE);
});

it.each([
  ['an entry that is null', { entries: [null] }],
  ['an entry that is a string', { entries: ['add'] }],
  ['an opening move that is null', { opening: [null] }],
  ['a fractional number of hints', { hints: 0.5 }],
  ['a seed that is too large', { seed: 2 ** 32 }],
  ['another version', { version: 2 }],
  ['no version', { version: undefined }],
  ['a move by a name that every object has', { entries: [{ type: 'turn', direction: '__proto__' }] }],
  ['an opening by a name that every object has', { opening: [{ type: 'constructor' }] }],
])('rejects a save with %s', (_, change) => {
  expect(parseStoredValue(Save, stored(change))).toBeNull();
});

it('replays the game from its start', () => {
  const state = restore(counter.rules, SAVE)?.state;
  expect(state).toMatchObject({ goal: 20, count: 5 });
});

it.each([
  ['of other rules', { rules: counter.rules.version + 1 }],
  ['of a variant that no longer exists', { variant: 'thirty' }],
  ['with a move that the rules refuse', { variant: 'ten', entries: [ADD, ADD, ADD, ADD, ADD] }],
  ['with time that the rules refuse', { entries: [ADD, 1] }],
])('does not replay a save %s', (_, change) => {
  expect(restore(counter.rules, { ...SAVE, ...change })).toBeNull();
});

const META: DailyMeta = { day: 22, isOnTime: true, zone: -480, target: 12, tries: 2 };
const STATISTICS: Statistics = { ...NO_STATISTICS, bestScore: 12, bestTimeMs: 40_000, bestScoreTimeMs: 50_000, outcomes: { x: 2 } };
const RESULT = { ...META, result: 'won', score: 12, elapsedMs: 60_000, hints: 1, drawing: null, better: 'lower' };

function parseDailyLog(text: string): [number, DailyResult][] {
  const storage = createMemoryStorage();
  storage.set('counter.daily', text);
  return [...loadDailyLog('counter', storage)];
}

/** Copies of `value`, each with another of its numbers replaced. */
function listForgeries(value: unknown, figure: number): unknown[] {
  if (typeof value === 'number') return [figure];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    listForgeries(part, figure).map((forged) => (Array.isArray(value) ? value.with(Number(key), forged) : { ...value, [key]: forged })),
  );
}

it.each([
  ['a save', { ...SAVE, best: 7, day: META }, (text: string) => parseStoredValue(Save, text)],
  ['statistics', STATISTICS, (text: string) => parseStoredValue(Statistics, text)],
  ['daily results', { version: 1, days: { 21: RESULT } }, parseDailyLog],
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
  expect(parseDailyLog(JSON.stringify({ version: 1, days })).map(([day]) => day)).toEqual([22]);
});
