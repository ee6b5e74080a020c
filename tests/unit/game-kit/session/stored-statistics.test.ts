// Tests the statistics that successive sessions store on a device.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { ADD, BY_CLOCK, getCount, createTestStore, playToTheEnd } from './test-game-store.ts';

const getCountOf = (state: unknown) => (state as CounterState).count;

/** The counter with a score that counts in unfinished games, too. */
const createScoring = (getScore: (state: unknown) => number): MiniGame => ({
  ...counter,
  results: { score: { getScore, name: 'score', better: 'higher', countsUnfinished: true } },
});

describe('statistics', () => {
  it('G8 count each game once, across sessions, per variant', () => {
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

  const reached = createScoring(getCountOf);

  it('store the score of an abandoned game if unfinished games count', () => {
    const { storage, store } = createTestStore(undefined, reached);
    store.play(ADD);
    const count = getCount(store);
    store.newGame();
    expect(store.getSnapshot()).toMatchObject({ best: count, statistics: { bestScore: count, played: 0 } });
    store.play(ADD);
    store.play(ADD);
    const more = getCount(store);
    store.close();
    const later = createTestStore(storage, reached).store;
    // The resumed game has not beaten its own score.
    expect(later.getSnapshot()).toMatchObject({ best: count, statistics: { bestScore: more } });
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ best: getCount(later), ending: { bestBefore: count, records: { score: true } } });
  });

  it('store no score of a game with hints', () => {
    const { storage, store } = createTestStore(undefined, reached);
    store.send({ type: 'hint' });
    store.play(ADD);
    store.close();
    expect(createTestStore(storage, reached).store.getSnapshot().statistics.bestScore).toBeNull();
  });

  it('report no record for a first game, however often it was resumed', () => {
    const { storage, store } = createTestStore(undefined, reached);
    store.play(ADD);
    store.close();
    const later = createTestStore(storage, reached).store;
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ ending: { bestBefore: null, records: { score: false } } });
  });

  it('report no record if the score has fallen below it by the end', () => {
    const left = (state: unknown) => 20 - getCountOf(state);
    const shrinking = createScoring(left);
    const storage = createMemoryStorage();
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, bestScore: 15 }));
    const { store } = createTestStore(storage, shrinking);
    store.play(ADD);
    const most = left(store.getSnapshot().state);
    store.close();
    const later = createTestStore(storage, shrinking).store;
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ statistics: { bestScore: most }, ending: { bestBefore: 15, records: { score: false } } });
  });
});
