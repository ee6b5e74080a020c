// Statistics as sessions keep them on the device, one after the other.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { ADD, BY_CLOCK, getCount, createTestStore, playToTheEnd } from './test-shell.ts';

function countIn(state: unknown): number {
  return (state as CounterState).count;
}

describe('statistics', () => {
  it('G8 count a game once, and go on in the next session, each variant for itself', () => {
    const { storage, store } = createTestStore();
    playToTheEnd(store);
    store.send({ type: 'undo' });
    playToTheEnd(store);
    store.newGame();
    playToTheEnd(store);
    const later = createTestStore(storage).store;
    expect(later.getSnapshot().statistics.played).toBe(2);
    later.newGame(BY_CLOCK);
    expect(later.getSnapshot().statistics.played).toBe(0);
  });

  it.each(['', '{', '[]', '{"version":"x"}', '{"version":2,"played":-3}'])('G6 start afresh from stored garbage: %j', (garbage) => {
    const storage = createMemoryStorage();
    storage.set('counter.statistics.ten', garbage);
    expect(createTestStore(storage).store.getSnapshot().statistics.played).toBe(0);
  });

  const reached: MiniGame = {
    ...counter,
    results: { score: { getScore: countIn, name: 'score', better: 'higher', countsUnfinished: true } },
  };

  it('keep the score that a game had reached when it was given up, where it counts', () => {
    const { storage, store } = createTestStore(createMemoryStorage(), reached);
    store.play(ADD);
    const count = getCount(store);
    store.newGame();
    expect(store.getSnapshot()).toMatchObject({ best: count, statistics: { bestScore: count, played: 0 } });
    store.play(ADD);
    store.play(ADD);
    const more = getCount(store);
    store.close();
    const later = createTestStore(storage, reached).store;
    // The game that goes on has not beaten itself.
    expect(later.getSnapshot()).toMatchObject({ best: count, statistics: { bestScore: more } });
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ best: getCount(later), bestBefore: count, records: { score: true } });
  });

  it('keep no score that a game with hints had reached', () => {
    const { storage, store } = createTestStore(createMemoryStorage(), reached);
    store.send({ type: 'hint' });
    store.play(ADD);
    store.close();
    expect(createTestStore(storage, reached).store.getSnapshot().statistics.bestScore).toBeNull();
  });

  it('tell no record of time in a game that keeps none', () => {
    const untimed: MiniGame = { ...counter, results: { time: { isRecord: false } } };
    const storage = createMemoryStorage();
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, bestTimeMs: 60_000 }));
    const { store } = createTestStore(storage, untimed);
    playToTheEnd(store);
    expect(store.getSnapshot()).toMatchObject({ statistics: { bestTimeMs: 0 }, records: { time: false } });
  });

  it('tell no record of a first game, however often it was left', () => {
    const { storage, store } = createTestStore(createMemoryStorage(), reached);
    store.play(ADD);
    store.close();
    const later = createTestStore(storage, reached).store;
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ bestBefore: null, records: { score: false } });
  });

  it('tell no record that the game has lost again on its way to the end', () => {
    const left = (state: unknown) => 20 - countIn(state);
    const shrinking: MiniGame = {
      ...counter,
      results: { score: { getScore: left, name: 'score', better: 'higher', countsUnfinished: true } },
    };
    const storage = createMemoryStorage();
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, bestScore: 15 }));
    const { store } = createTestStore(storage, shrinking);
    store.play(ADD);
    const most = left(store.getSnapshot().state);
    store.close();
    const later = createTestStore(storage, shrinking).store;
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ bestBefore: 15, statistics: { bestScore: most }, records: { score: false } });
  });
});
