// The board of a day: kept beside the visitor's own game, filed under its day, and in time if it was begun in time.
import { describe, expect, it } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { DailyMeta } from '#app/game-kit/session/persistence/daily-result.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-world.ts';

const [first] = counter.rules.variants;
const ADD = { type: 'add' };
const SEED = 0xe6; // whose steps reach ten

function createMeta(change: Partial<DailyMeta> = {}): DailyMeta {
  return { day: 22, isOnTime: true, zone: -480, mark: 7, ...change };
}

/** A day's board that comes with one step made. */
function boardOf(change: Partial<DailyMeta> = {}, text: string | null = null): GameLink {
  return { kind: 'day', variant: first, seed: SEED, opening: [ADD], meta: createMeta(change), label: 'To beat: 7', text };
}

function open(storage: TextStorage, link?: GameLink): GameStore {
  return createGameStore(entry, counter, createTestEnvironment(storage), link);
}

function countOf(store: GameStore): number {
  return (store.getSnapshot().state as CounterState).count;
}

function playToTheEnd(store: GameStore): void {
  while (store.getSnapshot().outcome === null) store.play(ADD);
}

function doneOn(storage: TextStorage, day: number): unknown {
  return loadDailyLog(entry.id, storage).get(day) ?? null;
}

describe('the board of a day', () => {
  it("begins after the moves that the day has made, which are nobody's", () => {
    const store = open(createMemoryStorage(), boardOf());
    expect(countOf(store)).toBeGreaterThan(0);
    expect(store.getSnapshot()).toMatchObject({ isUnderway: false, canUndo: false });
    const before = countOf(store);
    store.play(ADD);
    store.send({ type: 'undo' });
    expect(countOf(store)).toBe(before);
    expect(store.getSnapshot().canUndo).toBe(false);
  });

  it('leaves the own game alone, and that of another day', () => {
    const storage = createMemoryStorage();
    const own = open(storage);
    own.play(ADD);
    own.close();
    const yesterday = open(storage, boardOf({ day: 21 }));
    yesterday.play(ADD);
    yesterday.close();
    playToTheEnd(open(storage, boardOf()));
    expect(countOf(open(storage))).toBe(countOf(own));
    expect(countOf(open(storage, boardOf({ day: 21 })))).toBe(countOf(yesterday));
  });

  it('goes on where it was left, and stays in time after midnight', () => {
    const storage = createMemoryStorage();
    const store = open(storage, boardOf());
    store.play(ADD);
    store.close();
    const late = open(storage, boardOf({ isOnTime: false, zone: 780 }, 'A past day.'));
    expect(countOf(late)).toBe(countOf(store));
    expect(late.getSnapshot().notice).toBeNull();
    playToTheEnd(late);
    expect(doneOn(storage, 22)).toMatchObject({ isOnTime: true, zone: -480 });
  });

  it('counts for the calendar alone when it was begun on another day, and says so', () => {
    const storage = createMemoryStorage();
    const store = open(storage, boardOf({ day: 3, isOnTime: false }, 'A past day.'));
    expect(store.getSnapshot().notice).toBe('A past day.');
    playToTheEnd(store);
    expect(doneOn(storage, 3)).toMatchObject({ isOnTime: false });
  });

  it('files how it ended, counts in the statistics, and leaves nothing to play on', () => {
    const storage = createMemoryStorage();
    const store = open(storage, boardOf());
    playToTheEnd(store);
    store.close();
    expect(doneOn(storage, 22)).toMatchObject({ result: store.getSnapshot().outcome?.result, mark: 7, hints: 0 });
    expect(createGameStorage(entry.id, storage).loadSave('day.22')).toBeNull();
    expect(open(storage).getSnapshot().statistics.played).toBe(1);
  });

  it('keeps the better end, where undo has taken it back and it comes again with a hint', () => {
    const storage = createMemoryStorage();
    const store = open(storage, boardOf());
    playToTheEnd(store);
    const before = doneOn(storage, 22);
    store.send({ type: 'undo' });
    store.send({ type: 'hint' });
    store.play(ADD);
    expect(store.getSnapshot()).toMatchObject({ outcome: { result: 'won' }, hints: 1 });
    expect(doneOn(storage, 22)).toEqual(before);
  });

  it('is done once a score has come to its mark, and can be played on', () => {
    const storage = createMemoryStorage();
    const begun = countOf(open(createMemoryStorage(), boardOf()));
    const store = open(storage, boardOf({ mark: begun + 1 }));
    const heard: Effect[] = [];
    store.listen((effect) => heard.push(effect));
    expect(doneOn(storage, 22)).toBeNull();
    store.play(ADD);
    expect(heard.filter(({ type }) => type === 'celebrate')).toHaveLength(1);
    expect(heard).toContainEqual({ type: 'toast', message: expect.objectContaining({ title: 'Beaten!' }) as object });
    store.close();
    expect(doneOn(storage, 22)).toMatchObject({ result: 'won', score: countOf(store) });
    const later = open(storage, boardOf({ mark: begun + 1 }));
    expect(countOf(later)).toBe(countOf(store));
    playToTheEnd(later);
    expect(doneOn(storage, 22)).toMatchObject({ result: 'won', score: countOf(later) });
  });

  it('is followed by nothing', () => {
    const store = open(createMemoryStorage(), boardOf());
    store.play(ADD);
    const { gameNumber, state } = store.getSnapshot();
    store.newGame();
    store.newGame('twenty');
    expect(store.getSnapshot()).toMatchObject({ gameNumber, state });
  });

  it('stops when the rules refuse the moves that it comes with', () => {
    expect(() =>
      open(createMemoryStorage(), { ...boardOf(), opening: [ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD] } as GameLink),
    ).toThrow();
  });
});
