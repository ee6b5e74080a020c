// Tests daily boards: stored separately from the visitor's own game, under their day, and on time if they were started on that day.
import { describe, expect, it } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { createDeviceStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { stubLocalStorage } from '#tests/unit/storage/local-storage-stub.ts';
import type { DailyMeta, DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { ADD, createTestStore, getCount, leaveGame, lose, playToTheEnd } from './test-game-store.ts';

const SEED = 0xe6; // "add" reaches ten exactly

/** A daily board whose opening makes one move. */
function createDailyBoard(change: Partial<Omit<DailyMeta, 'tries'>> = {}, text: string | null = null): GameLink {
  const meta = { day: 22, isOnTime: true, zone: -480, target: 7, ...change };
  return { kind: 'day', variant: counter.rules.variants[0], seed: SEED, opening: [ADD], meta, label: 'Daily goal: 7', text };
}

const open = (storage: TextStorage, link?: GameLink) => createTestStore(storage, counter, link).store;

const readResult = (storage: TextStorage): unknown => loadDailyLog(entry.id, storage).get(22) ?? null;

describe('a daily board', () => {
  it('starts after its opening moves, which cannot be undone', () => {
    const store = open(createMemoryStorage(), createDailyBoard());
    const before = getCount(store);
    expect(before).toBeGreaterThan(0);
    expect(store.getSnapshot()).toMatchObject({ isUnderway: false, canUndo: false });
    store.play(ADD);
    store.send({ type: 'undo' });
    expect(getCount(store)).toBe(before);
    expect(store.getSnapshot().canUndo).toBe(false);
  });

  it("does not touch the visitor's own game or the board of another day", () => {
    const storage = createMemoryStorage();
    const yesterday = createDailyBoard({ day: 21 });
    const left = [leaveGame(storage), leaveGame(storage, yesterday)];
    playToTheEnd(open(storage, createDailyBoard()));
    expect([undefined, yesterday].map((link) => open(storage, link).getSnapshot().state)).toEqual(left);
  });

  it('is resumed, and stays on time after midnight', () => {
    const storage = createMemoryStorage();
    const state = leaveGame(storage, createDailyBoard());
    const late = open(storage, createDailyBoard({ isOnTime: false, zone: 780 }, 'A past day.'));
    expect(late.getSnapshot()).toMatchObject({ state, notice: null });
    playToTheEnd(late);
    expect(readResult(storage)).toMatchObject({ isOnTime: true, zone: -480 });
  });

  it('shows a notice if it is that of a past day', () => {
    const store = open(createMemoryStorage(), createDailyBoard({ day: 3, isOnTime: false }, 'A past day.'));
    expect(store.getSnapshot().notice).toBe('A past day.');
  });

  it('stores its result and counts in the statistics', () => {
    const storage = createMemoryStorage();
    playToTheEnd(open(storage, createDailyBoard()));
    expect(readResult(storage)).toMatchObject({ result: 'won', target: 7, hints: 0 });
    expect(open(storage).getSnapshot().statistics.played).toBe(1);
  });

  it('keeps the better result after undo and a second end with a hint', () => {
    const storage = createMemoryStorage();
    const store = open(storage, createDailyBoard());
    playToTheEnd(store);
    const before = readResult(storage);
    store.send({ type: 'undo' });
    store.send({ type: 'hint' });
    store.play(ADD);
    expect(store.getSnapshot()).toMatchObject({ outcome: { result: 'won' }, hints: 1 });
    expect(readResult(storage)).toEqual(before);
  });

  it('is won when the score reaches the target, and can be continued', () => {
    const storage = createMemoryStorage();
    const begun = getCount(open(createMemoryStorage(), createDailyBoard()));
    const board = createDailyBoard({ target: begun + 1 });
    const { store, effectTypes } = createTestStore(storage, counter, board);
    expect(readResult(storage)).toBeNull();
    store.play(ADD);
    expect(effectTypes.filter((type) => type === 'celebrate')).toHaveLength(1);
    expect(effectTypes).toEqual(expect.arrayContaining(['day-done', 'toast']));
    expect(store.getSnapshot()).toMatchObject({ resultCard: 'due', outcome: null });
    // At once, before the save that follows within a second.
    expect(readResult(storage)).toMatchObject({ result: 'won', score: getCount(store), tries: 1 });
    store.close();
    const later = open(storage, board);
    expect(getCount(later)).toBe(getCount(store));
    playToTheEnd(later);
    expect(getCount(later)).toBeGreaterThan(getCount(store));
    const best = readResult(storage);
    expect(best).toMatchObject({ result: 'won', score: getCount(later), tries: 1 });
    // A restart after the goal is another try, whose lower score replaces nothing.
    later.restart();
    later.play(ADD);
    later.close();
    expect(later.getSnapshot().source).toMatchObject({ meta: { tries: 2 } });
    expect(readResult(storage)).toEqual(best);
  });

  it('keeps what its loss says where it has one try, and only then', () => {
    const { restartUnit: _, ...game } = counter;
    const results = { ...counter.results, lossNote: () => 'The number was 9.' };
    for (const [one, note] of [
      [{ ...game, results }, 'The number was 9.'],
      [{ ...counter, results }, undefined],
    ] as const) {
      const storage = createMemoryStorage();
      lose(createTestStore(storage, one as MiniGame, createDailyBoard({ target: null })).store);
      const { result, note: kept } = readResult(storage) as DailyResult;
      expect([result, kept]).toEqual(['lost', note]);
    }
  });

  it.each([undefined, 'twenty'])('cannot be followed by a new game (%s)', (variant) => {
    const store = open(createMemoryStorage(), createDailyBoard());
    store.play(ADD);
    const { gameNumber, state } = store.getSnapshot();
    store.newGame(variant);
    expect(store.getSnapshot()).toMatchObject({ gameNumber, state });
  });

  it('throws if the rules refuse an opening move', () => {
    const opening = Array.from({ length: 12 }, () => ADD);
    expect(() => open(createMemoryStorage(), { ...createDailyBoard(), opening } as GameLink)).toThrow();
  });
});

describe('G12 the tries of a daily board', () => {
  it.each([true, false])(
    'count one more after each loss, over reloads, until one is won; a later loss changes nothing (%s)',
    (isOnTime) => {
      const storage = createMemoryStorage();
      const board = createDailyBoard({ target: null, isOnTime });
      lose(open(storage, board));
      expect(readResult(storage)).toMatchObject({ result: 'lost', tries: 1 });
      leaveGame(storage, board);
      lose(open(storage, board)); // resumed: still the second try
      expect(readResult(storage)).toMatchObject({ result: 'lost', tries: 2 });
      const third = open(storage, board);
      playToTheEnd(third);
      const won = readResult(storage);
      expect(won).toMatchObject({ result: 'won', tries: 3, isOnTime });
      third.restart();
      lose(third);
      expect(third.getSnapshot().source).toMatchObject({ meta: { tries: 4 } });
      expect(readResult(storage)).toEqual(won);
    },
  );

  it('stay the same after undo, and after a restart before the end', () => {
    const storage = createMemoryStorage();
    const store = open(storage, createDailyBoard({ target: null }));
    store.play(ADD);
    store.restart();
    lose(store);
    store.send({ type: 'undo' });
    lose(store);
    expect(readResult(storage)).toMatchObject({ result: 'lost', tries: 1 });
    store.restart();
    playToTheEnd(store);
    expect(readResult(storage)).toMatchObject({ result: 'won', tries: 2 });
  });
});

describe('G6 a daily board that ends while the storage is full', () => {
  it('is stored in the room that its save leaves, together with the days before', () => {
    const device = stubLocalStorage();
    playToTheEnd(open(createDeviceStorage(), createDailyBoard({ day: 21 })));
    const store = open(createDeviceStorage(), createDailyBoard());
    store.play(ADD);
    store.send({ type: 'leave' });
    device.fill();
    playToTheEnd(store);
    const later = createDeviceStorage();
    expect([...loadDailyLog(entry.id, later).keys()]).toEqual([21, 22]);
    expect(readResult(later)).toMatchObject({ result: 'won' });
  });

  it('has its result stored before its save is removed, which is all that is removed', () => {
    const calls: string[] = [];
    const storage = createMemoryStorage();
    leaveGame(storage, createDailyBoard());
    const set: TextStorage['set'] = (key, text) => (calls.push(`set ${key}`), storage.set(key, text));
    const remove: TextStorage['remove'] = (key) => (calls.push(`remove ${key}`), storage.remove(key));
    playToTheEnd(open({ ...storage, set, remove }, createDailyBoard()));
    expect(calls.indexOf('set counter.daily')).toBeLessThan(calls.indexOf('remove counter.day.22'));
    expect(calls.filter((call) => call.startsWith('remove'))).toEqual(['remove counter.day.22']);
  });
});
