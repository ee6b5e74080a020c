// Tests two tabs of one browser, which share the storage of the device: neither overwrites data of the other.
import { beforeEach, describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { deleteAllGames } from '#app/arcade/statistics/game-records.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { Save } from '#app/game-kit/session/persistence/save.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { NO_STATISTICS, Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { ADD, getCount, playToTheEnd } from './test-game-store.ts';
import { createTestEnvironment } from './test-environment.ts';

/** A move that never ends the game. */
const SKIP = { type: 'skip' };
const LUCKY_SEED = 230; // "add" reaches ten exactly, which wins
const SCORE: MiniGame = {
  ...counter,
  results: { score: { getScore: (state) => (state as CounterState).count, name: 'score', better: 'higher', countsUnfinished: true } },
};
const [ten] = counter.rules.variants;
let lastSeed = 1000;
let storage: TextStorage; // of the device, which all tabs share

beforeEach(() => {
  storage = createMemoryStorage();
});

/** Opens a tab. */
function openTab({ game = counter as MiniGame, seed = (lastSeed += 100), link }: { game?: MiniGame; seed?: number; link?: GameLink } = {}) {
  const environment = createTestEnvironment(storage, seed);
  const store = createGameStore(entry, game, environment, link);
  return {
    environment,
    store,
    /** Plays some moves and waits until they are saved. */
    play(moves: number): void {
      for (let move = 0; move < moves; move += 1) store.play(SKIP);
      environment.advance(1000);
    },
    win(): void {
      playToTheEnd(store);
      expect(store.getSnapshot().outcome?.result).toBe('won');
    },
  };
}

function countSavedMoves(): number | null {
  return parseStoredValue(Save, storage.get('counter.save'))?.entries.length ?? null;
}

function readStatistics() {
  return parseStoredValue(Statistics, storage.get('counter.statistics.ten'));
}

function leave(store: GameStore): void {
  store.send({ type: 'leave' });
}

describe('the game in progress', () => {
  it.each([0, 8])('is not replaced when an older tab is left that has made %i moves', (moves) => {
    const older = openTab();
    older.play(moves);
    openTab().play(40);
    leave(older.store);
    expect(countSavedMoves()).toBe(moves + 40);
  });

  it('is shown by an older tab, which was not notified, when that becomes visible', () => {
    const older = openTab();
    older.play(8);
    older.store.send({ type: 'obstruct', by: 'visibility' });
    const newer = openTab();
    newer.play(40);
    older.store.send({ type: 'unobstruct', by: 'visibility' });
    older.environment.advance(1000);
    expect(older.store.getSnapshot()).toMatchObject({
      state: newer.store.getSnapshot().state,
      notice: expect.stringContaining('another tab'),
    });
    expect(countSavedMoves()).toBe(48);
  });

  it('is taken over by a tab that is notified, with the same game number while it is the same game', () => {
    const [one, other] = [openTab(), openTab()];
    const { gameNumber } = one.store.getSnapshot();
    for (const moves of [1, 2]) {
      other.play(1);
      one.environment.notifyOtherTabChange();
      expect(one.store.getSnapshot()).toMatchObject({ gameNumber: gameNumber + 1, state: other.store.getSnapshot().state });
      expect(countSavedMoves()).toBe(moves);
    }
  });

  it('is in both tabs what was written last', () => {
    const [one, other] = [openTab(), openTab()];
    one.play(2);
    other.store.play(SKIP);
    one.environment.notifyOtherTabChange();
    expect(one.store.getSnapshot().notice).toBeNull();
    other.environment.advance(1000);
    one.environment.notifyOtherTabChange();
    expect(countSavedMoves()).toBe(1);
    expect(one.store.getSnapshot().state).toEqual(other.store.getSnapshot().state);
  });

  it('is followed by a new game in every tab once it has ended in one', () => {
    const one = openTab({ seed: LUCKY_SEED });
    one.play(0);
    one.store.play(ADD);
    one.environment.advance(1000);
    const other = openTab();
    one.win();
    other.environment.notifyOtherTabChange();
    expect(other.store.getSnapshot()).toMatchObject({ isUnderway: false, outcome: null, notice: expect.stringContaining('new one') });
    leave(other.store);
    expect(countSavedMoves()).toBeNull();
    expect(readStatistics()?.played).toBe(1);
  });

  it('of a link continues when another link is opened', () => {
    const createLink = (seed: number): GameLink => ({ kind: 'game', variant: ten, seed });
    const [one, other] = [openTab({ link: createLink(5) }), openTab({ link: createLink(6) })];
    one.play(3);
    other.play(1);
    one.environment.notifyOtherTabChange();
    expect(one.store.getSnapshot()).toMatchObject({ origin: { seed: 5 }, isUnderway: true });
  });
});

describe('statistics', () => {
  /** Wins a game in a tab and leaves the tab. */
  function winOne(tab = openTab({ seed: LUCKY_SEED })): void {
    tab.win();
    leave(tab.store);
  }

  it('count three games won in one tab and one in another as four', () => {
    const other = openTab({ seed: LUCKY_SEED });
    for (let games = 0; games < 3; games += 1) winOne();
    winOne(other);
    expect(readStatistics()).toMatchObject({ played: 4, won: 4, streak: 4 });
    expect(other.store.getSnapshot().statistics.played).toBe(4);
  });

  it('keep the best score when an older tab stores a lower one', () => {
    const older = openTab({ game: SCORE });
    older.store.play(ADD);
    const better = openTab({ game: SCORE });
    for (let moves = 0; moves < 3; moves += 1) better.store.play(ADD);
    leave(better.store);
    leave(older.store);
    expect(readStatistics()?.bestScore).toBe(getCount(better.store));
  });

  it('are taken over by another tab, together with the best score to beat', () => {
    const [one, other] = [openTab(), openTab()];
    one.store.play(ADD);
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 7, bestScore: 360 }));
    one.environment.notifyOtherTabChange();
    expect(one.store.getSnapshot()).toMatchObject({ best: 360, statistics: { played: 7 } });
    playToTheEnd(one.store);
    expect(one.store.getSnapshot()).toMatchObject({ ending: { records: { score: false } }, statistics: { played: 8, bestScore: 360 } });
    other.environment.notifyOtherTabChange();
    expect(other.store.getSnapshot().statistics.played).toBe(8);
  });

  it('are not written while another tab holds the lock, except when the page is left', () => {
    const { environment, store, win } = openTab({ seed: LUCKY_SEED });
    environment.lockWrites();
    win();
    expect(readStatistics()).toBeNull();
    environment.notifyOtherTabChange();
    expect(store.getSnapshot().statistics.played).toBe(1);
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 3 }));
    leave(store);
    leave(store);
    expect(readStatistics()?.played).toBe(4);
  });
});

it('a preference of one tab does not overwrite those of another', () => {
  const [one, other] = [openTab(), openTab()];
  one.store.send({ type: 'set-preference', id: 'bright', value: true });
  other.store.send({ type: 'set-preference', id: 'sound', value: true });
  one.environment.notifyOtherTabChange();
  expect(one.store.getSnapshot().preferences).toEqual({ bright: true, sound: true });
  expect(JSON.parse(storage.get('preferences') ?? '')).toEqual({ bright: true, sound: true });
});

it('"Delete Everything" is not undone when another tab is left', () => {
  const { store, play, win } = openTab({ game: SCORE, seed: LUCKY_SEED });
  store.play(ADD);
  play(0);
  deleteAllGames(storage);
  leave(store);
  expect(storage.keys()).toEqual([]);
  win();
  expect(storage.keys()).toEqual(['counter.statistics.ten']);
  expect(readStatistics()?.played).toBe(1);
});
