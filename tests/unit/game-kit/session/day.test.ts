// Tests daily boards: stored separately from the visitor's own game, under their day, and on time if they were started on that day.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createDeviceStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { DailyMeta } from '#app/game-kit/session/persistence/daily-result.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-environment.ts';

const [first] = counter.rules.variants;
const ADD = { type: 'add' };
const SEED = 0xe6; // "add" reaches ten exactly

type LinkMeta = Omit<DailyMeta, 'tries'>;

function createMeta(change: Partial<LinkMeta> = {}): LinkMeta {
  return { day: 22, isOnTime: true, zone: -480, mark: 7, ...change };
}

/** A daily board whose opening makes one move. */
function createDailyBoard(change: Partial<LinkMeta> = {}, text: string | null = null): GameLink {
  return { kind: 'day', variant: first, seed: SEED, opening: [ADD], meta: createMeta(change), label: 'Daily goal: 7', text };
}

function open(storage: TextStorage, link?: GameLink): GameStore {
  return createGameStore(entry, counter, createTestEnvironment(storage), link);
}

function getCount(store: GameStore): number {
  return (store.getSnapshot().state as CounterState).count;
}

function playToTheEnd(store: GameStore): void {
  while (store.getSnapshot().outcome === null) store.play(ADD);
}

/** Adds past the goal, whatever the seed. */
function lose(store: GameStore): void {
  while (store.getSnapshot().outcome === null) {
    const { count, step, goal } = store.getSnapshot().state as CounterState;
    store.play({ type: count + step === goal ? 'skip' : 'add' });
  }
}

function readResult(storage: TextStorage, day: number): unknown {
  return loadDailyLog(entry.id, storage).get(day) ?? null;
}

describe('a daily board', () => {
  it('starts after its opening moves, which cannot be undone', () => {
    const store = open(createMemoryStorage(), createDailyBoard());
    expect(getCount(store)).toBeGreaterThan(0);
    expect(store.getSnapshot()).toMatchObject({ isUnderway: false, canUndo: false });
    const before = getCount(store);
    store.play(ADD);
    store.send({ type: 'undo' });
    expect(getCount(store)).toBe(before);
    expect(store.getSnapshot().canUndo).toBe(false);
  });

  it("does not touch the visitor's own game or the board of another day", () => {
    const storage = createMemoryStorage();
    const own = open(storage);
    own.play(ADD);
    own.close();
    const yesterday = open(storage, createDailyBoard({ day: 21 }));
    yesterday.play(ADD);
    yesterday.close();
    playToTheEnd(open(storage, createDailyBoard()));
    expect(getCount(open(storage))).toBe(getCount(own));
    expect(getCount(open(storage, createDailyBoard({ day: 21 })))).toBe(getCount(yesterday));
  });

  it('is resumed, and stays on time after midnight', () => {
    const storage = createMemoryStorage();
    const store = open(storage, createDailyBoard());
    store.play(ADD);
    store.close();
    const late = open(storage, createDailyBoard({ isOnTime: false, zone: 780 }, 'A past day.'));
    expect(getCount(late)).toBe(getCount(store));
    expect(late.getSnapshot().notice).toBeNull();
    playToTheEnd(late);
    expect(readResult(storage, 22)).toMatchObject({ isOnTime: true, zone: -480 });
  });

  it('is not on time if it was started on another day, and shows a notice', () => {
    const storage = createMemoryStorage();
    const store = open(storage, createDailyBoard({ day: 3, isOnTime: false }, 'A past day.'));
    expect(store.getSnapshot().notice).toBe('A past day.');
    playToTheEnd(store);
    expect(readResult(storage, 3)).toMatchObject({ isOnTime: false });
  });

  it('stores its result, counts in the statistics and deletes its save', () => {
    const storage = createMemoryStorage();
    const store = open(storage, createDailyBoard());
    playToTheEnd(store);
    store.close();
    expect(readResult(storage, 22)).toMatchObject({ result: store.getSnapshot().outcome?.result, mark: 7, hints: 0 });
    expect(createGameStorage(entry.id, storage).loadSave('day.22')).toBeNull();
    expect(open(storage).getSnapshot().statistics.played).toBe(1);
  });

  it('keeps the better result after undo and a second end with a hint', () => {
    const storage = createMemoryStorage();
    const store = open(storage, createDailyBoard());
    playToTheEnd(store);
    const before = readResult(storage, 22);
    store.send({ type: 'undo' });
    store.send({ type: 'hint' });
    store.play(ADD);
    expect(store.getSnapshot()).toMatchObject({ outcome: { result: 'won' }, hints: 1 });
    expect(readResult(storage, 22)).toEqual(before);
  });

  it('is won when the score reaches the target, and can be continued', () => {
    const storage = createMemoryStorage();
    const begun = getCount(open(createMemoryStorage(), createDailyBoard()));
    const store = open(storage, createDailyBoard({ mark: begun + 1 }));
    const effects: Effect[] = [];
    store.listen((effect) => effects.push(effect));
    expect(readResult(storage, 22)).toBeNull();
    store.play(ADD);
    expect(effects.filter(({ type }) => type === 'celebrate')).toHaveLength(1);
    expect(effects.map(({ type }) => type)).toEqual(expect.arrayContaining(['day-done', 'toast']));
    expect(store.getSnapshot()).toMatchObject({ resultCard: 'due', outcome: null });
    // At once, before the save that follows within a second.
    expect(readResult(storage, 22)).toMatchObject({ result: 'won', score: getCount(store), tries: 1 });
    store.close();
    const later = open(storage, createDailyBoard({ mark: begun + 1 }));
    expect(getCount(later)).toBe(getCount(store));
    playToTheEnd(later);
    expect(getCount(later)).toBeGreaterThan(getCount(store));
    const best = readResult(storage, 22);
    expect(best).toMatchObject({ result: 'won', score: getCount(later), tries: 1 });
    // A restart after the goal is another try, whose lower score replaces nothing.
    later.restart();
    later.play(ADD);
    later.close();
    expect(later.getSnapshot().source).toMatchObject({ meta: { tries: 2 } });
    expect(readResult(storage, 22)).toEqual(best);
  });

  it('cannot be followed by a new game', () => {
    const store = open(createMemoryStorage(), createDailyBoard());
    store.play(ADD);
    const { gameNumber, state } = store.getSnapshot();
    store.newGame();
    store.newGame('twenty');
    expect(store.getSnapshot()).toMatchObject({ gameNumber, state });
  });

  it('throws if the rules refuse an opening move', () => {
    expect(() =>
      open(createMemoryStorage(), {
        ...createDailyBoard(),
        opening: [ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD],
      } as GameLink),
    ).toThrow();
  });
});

describe('G12 the tries of a daily board', () => {
  const BOARD = createDailyBoard({ mark: null });

  it('count one more after each loss, over reloads, until one is won; a later loss changes nothing', () => {
    const storage = createMemoryStorage();
    lose(open(storage, BOARD));
    expect(readResult(storage, 22)).toMatchObject({ result: 'lost', tries: 1 });
    const second = open(storage, BOARD);
    second.play(ADD);
    second.close();
    lose(open(storage, BOARD)); // resumed: still the second try
    expect(readResult(storage, 22)).toMatchObject({ result: 'lost', tries: 2 });
    const third = open(storage, BOARD);
    playToTheEnd(third);
    const won = readResult(storage, 22);
    expect(won).toMatchObject({ result: 'won', tries: 3, isOnTime: true });
    third.restart();
    lose(third);
    expect(third.getSnapshot().source).toMatchObject({ meta: { tries: 4 } });
    expect(readResult(storage, 22)).toEqual(won);
  });

  it('stay the same after undo, and after a restart before the end', () => {
    const storage = createMemoryStorage();
    const store = open(storage, BOARD);
    store.play(ADD);
    store.restart();
    lose(store);
    store.send({ type: 'undo' });
    lose(store);
    expect(readResult(storage, 22)).toMatchObject({ result: 'lost', tries: 1 });
    store.restart();
    playToTheEnd(store);
    expect(readResult(storage, 22)).toMatchObject({ result: 'won', tries: 2 });
  });

  it('are kept by a late board that is resumed', () => {
    const storage = createMemoryStorage();
    const late = createDailyBoard({ mark: null, isOnTime: false });
    lose(open(storage, late));
    const second = open(storage, late);
    second.play(ADD);
    second.close();
    playToTheEnd(open(storage, late));
    expect(readResult(storage, 22)).toMatchObject({ result: 'won', tries: 2, isOnTime: false });
  });
});

describe('G6 a daily board that ends while the storage is full', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is stored in the room that its save leaves, together with the days before', () => {
    const texts = new Map<string, string>();
    let room = Infinity;
    const removed: string[] = [];
    const countCharacters = () => [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem(key: string, text: string) {
        if (countCharacters() - (texts.get(key)?.length ?? 0) + text.length > room) throw new DOMException('Full', 'QuotaExceededError');
        texts.set(key, text);
      },
      removeItem(key: string) {
        removed.push(key);
        texts.delete(key);
      },
    });
    playToTheEnd(open(createDeviceStorage(), createDailyBoard({ day: 21 })));
    const store = open(createDeviceStorage(), createDailyBoard());
    store.play(ADD);
    store.send({ type: 'leave' });
    room = countCharacters();
    removed.length = 0;
    playToTheEnd(store);
    expect(removed).toEqual(['apricot.mini-games.counter.day.22']);
    const later = createDeviceStorage();
    expect([...loadDailyLog(entry.id, later).keys()]).toEqual([21, 22]);
    expect(readResult(later, 22)).toMatchObject({ result: 'won' });
  });

  it('has its result stored before its save is removed', () => {
    const calls: string[] = [];
    const storage = createMemoryStorage();
    const store = open(
      {
        ...storage,
        set(key, text) {
          calls.push(`set ${key}`);
          return storage.set(key, text);
        },
        remove(key) {
          calls.push(`remove ${key}`);
          return storage.remove(key);
        },
      },
      createDailyBoard(),
    );
    store.play(ADD);
    store.send({ type: 'leave' });
    playToTheEnd(store);
    expect(calls.indexOf('set counter.daily')).toBeLessThan(calls.indexOf('remove counter.day.22'));
    expect(calls).not.toContain('remove counter.daily');
  });
});
