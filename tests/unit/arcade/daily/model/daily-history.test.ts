// The daily history: results stored by sessions, merged, and read from any stored value.
import { beforeEach, describe, expect, it } from 'vitest';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { parseRequestedDay, createDayPath } from '#app/arcade/daily/model/day-address.ts';
import { makeRoom, listUnfinishedDays } from '#app/arcade/daily/model/unfinished-boards.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/game-storage.ts';
import { countDone, computeGameStreak, readDailyHistory, computeSetStreak } from '#app/arcade/daily/model/daily-history.ts';
import { WON } from './example-result.ts';
import { findPlannedBoard, getDailySet } from '#app/arcade/daily/model/daily-set.ts';

const MONDAY = 23;
const LOST = { result: 'lost' } as const;
const HIGH = { better: 'higher' } as const;

let storage: TextStorage;

beforeEach(() => {
  storage = createMemoryStorage();
});

/** Stores a result as the session does when a board is finished. */
function finish(game: string, day: number, change: Partial<DailyResult> = {}): void {
  createGameStorage(game, storage).write({ kind: 'daily-result', day, result: { ...WON, ...change } });
}

describe('a log', () => {
  it('is written when a board is finished, and only read afterward', () => {
    finish('sudoku', 22);
    finish('sudoku', 23, { hints: 2 });
    expect(storage.keys()).toEqual(['sudoku.daily']);
    const stored = storage.get('sudoku.daily');
    expect([...loadDailyLog('sudoku', storage)]).toEqual([
      [22, WON],
      [23, { ...WON, hints: 2 }],
    ]);
    expect(storage.get('sudoku.daily')).toBe(stored);
  });

  it.each<[string, Partial<DailyResult>, Partial<DailyResult>, Partial<DailyResult>]>([
    ['a slow win on its day, and a faster one later', { elapsedMs: 90_000 }, { isOnTime: false, zone: 60 }, {}],
    ['a win on its day, and a later loss', {}, { result: 'lost', isOnTime: false }, {}],
    ['a win on the first try, and a loss', { tries: 1 }, { result: 'lost', tries: 4 }, { tries: 1 }],
    ['a win after a loss', { tries: 3 }, { result: 'lost', tries: 2 }, { tries: 3 }],
    ['the better of two wins, by hints', { hints: 2, tries: 1 }, { tries: 2 }, { hints: 2, tries: 1 }],
    ['the better of two wins, by a high score', { ...HIGH, score: 1200 }, { ...HIGH, score: 900, tries: 2 }, { ...HIGH, score: 1200 }],
    ['the better of two wins, by score', { score: 20, tries: 2 }, { score: 24, tries: 1 }, { score: 20, tries: 2 }],
    ['more of two losses', { ...LOST, elapsedMs: 9000, tries: 1 }, { ...LOST, tries: 2 }, { ...LOST, elapsedMs: 9000, tries: 2 }],
  ])('G12 keeps the result and the tries of %s, in either order', (_, one, other, kept) => {
    for (const [day, changes] of [[22, [one, other]] as const, [23, [other, one]] as const]) {
      for (const change of changes) finish('sudoku', day, change);
      expect(loadDailyLog('sudoku', storage).get(day)).toEqual({ ...WON, ...kept });
    }
  });

  it('skips invalid days and reads the others', () => {
    const days = { 22: WON, x: WON, 23: { result: 'eaten' }, 24: { ...WON, elapsedMs: -1 }, 25: { ...WON, tries: 0 } };
    storage.set('sudoku.daily', JSON.stringify({ version: 1, days }));
    expect([...loadDailyLog('sudoku', storage).keys()]).toEqual([22]);
    storage.set('sudoku.daily', '[]');
    expect(loadDailyLog('sudoku', storage).size).toBe(0);
  });

  it('deletes the oldest unfinished boards to make room', () => {
    for (let day = 1; day <= 20; day += 1) storage.set(`sudoku.day.${day}`, '{}');
    makeRoom('sudoku', 3, storage);
    expect(listUnfinishedDays('sudoku', storage)).toEqual([3, ...Array.from({ length: 13 }, (_, index) => index + 8)]);
  });
});

describe('a set', () => {
  const today = { day: MONDAY + 1, zone: 0 };

  it('G12 is done with a lost board, but counts for the streaks only once that is won on its day', () => {
    const [lost = '', ...others] = getDailySet(MONDAY + 1).map(({ game }) => game);
    finish(lost, MONDAY + 1, { result: 'lost' });
    for (const game of others) finish(game, MONDAY + 1);
    const readStreaks = () => {
      const history = readDailyHistory(storage);
      return [computeSetStreak(history, today).current, computeGameStreak(history, lost, today).current];
    };
    expect(countDone(readDailyHistory(storage), MONDAY + 1)).toBe(others.length + 1);
    expect(readStreaks()).toEqual([0, 0]);
    finish(lost, MONDAY + 1, { isOnTime: false, tries: 2 });
    expect(readStreaks()).toEqual([0, 0]);
    finish(lost, MONDAY + 1, { tries: 3 });
    expect(readStreaks()).toEqual([1, 1]);
  });

  it('counts for the streak if all of its boards were started on the day and won', () => {
    const daily = getDailySet(MONDAY)[0]?.game ?? '';
    for (const day of [MONDAY, MONDAY + 1]) for (const { game } of getDailySet(day)) finish(game, day);
    expect(computeSetStreak(readDailyHistory(storage), today)).toEqual({ current: 2, best: 2 });
    finish(daily, MONDAY - 1);
    expect(countDone(readDailyHistory(storage), MONDAY - 1)).toBe(1);
    expect(computeSetStreak(readDailyHistory(storage), today).current).toBe(getDailySet(MONDAY - 1).length === 1 ? 3 : 2);
    expect(computeGameStreak(readDailyHistory(storage), daily, today).current).toBe(3);
  });

  it('ignores boards played on a later day, and skips days without the game', () => {
    const game = getDailySet(MONDAY + 1).at(-1)?.game ?? '';
    const [first = 0, second = 0, late = 0] = Array.from({ length: 14 }, (_, ahead) => MONDAY + 1 + ahead).filter((day) =>
      findPlannedBoard(game, day),
    );
    finish(game, first);
    finish(game, second);
    finish(game, late, { isOnTime: false });
    expect(computeGameStreak(readDailyHistory(storage), game, { day: late - 1, zone: 0 })).toEqual({ current: 2, best: 2 });
  });
});

describe('the URL of a day', () => {
  it.each([
    ['', null, false],
    ['?day=20', 20, false],
    ['?day=20.', 20, false],
    ['?from=mail&amp;day=20)', 20, false],
    ['?day=22', null, false],
    ['?day=23', null, true],
    ['?day=0', null, true],
    ['?day=soon', null, true],
    ['?day=9999999', null, true],
  ])('%j requests day %s', (search, day, hasNotice) => {
    const requested = parseRequestedDay({ search, hash: '' }, 22);
    expect([requested.day, requested.notice !== null]).toEqual([day, hasNotice]);
  });

  it.each([
    ['?day=20', '#beat=90', '#beat=90', false],
    ['?day=20%23beat=90%26by=ANI', '', '#beat=90%26by=ANI', false],
    ['', '#beat=90', '', true],
    ['?day=99', '#beat=90', '', true],
    ['', '#set', '', false],
  ])('%j with %j asks to beat %j', (search, hash, fragment, hasNotice) => {
    const requested = parseRequestedDay({ search, hash }, 22);
    expect([requested.fragment, requested.notice !== null]).toEqual([fragment, hasNotice]);
  });

  it('is parsed back to the same day', () => {
    expect(parseRequestedDay(new URL(createDayPath('sudoku', 7, 22), 'https://a.example'), 22).day).toBe(7);
    expect(createDayPath('sudoku', 22, 22)).toBe('/play/sudoku/daily');
  });
});
