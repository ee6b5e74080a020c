// Two tabs of one browser keep their games on the same device: neither takes anything from the other.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { deleteAllGames } from '#app/arcade/statistics/game-records.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import { createMemoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { LATEST_KEY } from '#app/game-kit/session/persistence/latest-game.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { Save } from '#app/game-kit/session/persistence/save.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { NO_STATISTICS, Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { ADD, getCount, playToTheEnd } from './test-shell.ts';
import { createTestEnvironment } from './test-world.ts';

/** Can be played for as long as a test likes. */
const SKIP = { type: 'skip' };
const LUCKY_SEED = 230; // reaches ten, which wins
const SCORE: MiniGame = {
  ...counter,
  results: { score: { getScore: (state) => (state as CounterState).count, name: 'score', better: 'higher', countsUnfinished: true } },
};
const [ten] = counter.rules.variants;
const BOARD_OF_DAY: GameLink = {
  kind: 'day',
  variant: ten,
  seed: LUCKY_SEED,
  opening: [],
  meta: { day: 22, isOnTime: true, zone: 0, mark: null },
  label: 'To ten',
  text: null,
};

let lastSeed = 1000;

/** A tab that has been opened on `storage`. */
function openTab(
  storage: TextStorage,
  { game = counter as MiniGame, seed = (lastSeed += 100), link }: { game?: MiniGame; seed?: number; link?: GameLink } = {},
) {
  const environment = createTestEnvironment(storage, false, seed);
  const store = createGameStore(entry, game, environment, link);
  return {
    environment,
    store,
    /** Plays some moves, and lets them be saved. */
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

function movesOn(storage: TextStorage): number | null {
  return parseStoredValue(Save, storage.get('counter.save'))?.entries.length ?? null;
}

function statisticsOn(storage: TextStorage) {
  return parseStoredValue(Statistics, storage.get('counter.statistics.ten'));
}

function leave(store: GameStore): void {
  store.send({ type: 'leave' });
}

describe('the game under way', () => {
  it('is not deleted by a tab that was never touched', () => {
    const storage = createMemoryStorage();
    const untouched = openTab(storage);
    openTab(storage).play(39);
    leave(untouched.store);
    expect(movesOn(storage)).toBe(39);
  });

  it('is not replaced by an older tab that is left', () => {
    const storage = createMemoryStorage();
    const older = openTab(storage);
    older.play(8);
    openTab(storage).play(40);
    leave(older.store);
    expect(movesOn(storage)).toBe(48);
  });

  it.each<[name: string, act: (store: GameStore) => void]>([
    ['a move', (store) => store.play(SKIP)],
    ['undo', (store) => store.send({ type: 'undo' })],
    ['a new game', (store) => store.newGame()],
    ['a look', (store) => store.send({ type: 'reveal', by: 'visibility' })],
  ])('comes into an older tab that has heard of nothing before %s there', (_, act) => {
    const storage = createMemoryStorage();
    const older = openTab(storage);
    older.play(8);
    older.store.send({ type: 'obscure', by: 'visibility' });
    const newer = openTab(storage);
    newer.play(40);
    act(older.store);
    older.environment.advance(1000);
    expect(older.store.getSnapshot()).toMatchObject({
      state: newer.store.getSnapshot().state,
      notice: expect.stringContaining('another tab'),
    });
    expect(movesOn(storage)).toBe(48);
  });

  it('comes into a tab that hears of it, as the same game for its view where it is the same', () => {
    const storage = createMemoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    const { gameNumber } = one.store.getSnapshot();
    for (const moves of [1, 2]) {
      other.play(1);
      one.environment.notifyOtherTabChange();
      expect(one.store.getSnapshot()).toMatchObject({ gameNumber: gameNumber + 1, state: other.store.getSnapshot().state });
      expect(movesOn(storage)).toBe(moves);
    }
  });

  it('stays where its player has just acted, and the latest act is what is kept', () => {
    const storage = createMemoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    other.store.play(SKIP);
    one.store.play(SKIP);
    one.store.play(SKIP);
    other.environment.advance(1000);
    one.environment.notifyOtherTabChange();
    expect(one.store.getSnapshot().notice).toBeNull();
    one.environment.advance(1000);
    other.environment.notifyOtherTabChange();
    expect(movesOn(storage)).toBe(2);
    expect(other.store.getSnapshot().state).toEqual(one.store.getSnapshot().state);
  });

  it('is not replaced by less of itself, even where the player has just acted', () => {
    const storage = createMemoryStorage();
    const older = openTab(storage);
    older.play(8);
    const newer = openTab(storage);
    older.store.play(SKIP);
    newer.play(40);
    older.environment.advance(1000);
    expect(movesOn(storage)).toBe(48);
  });

  it('outlasts the end of another game, and a new one that was chosen in a tab that knew nothing of it', () => {
    const storage = createMemoryStorage();
    const ended = openTab(storage, { seed: LUCKY_SEED });
    const other = openTab(storage);
    ended.store.play(ADD);
    other.play(39);
    ended.win();
    expect(movesOn(storage)).toBe(39);
    ended.store.newGame();
    expect(movesOn(storage)).toBe(39);
    expect(ended.store.getSnapshot().state).toEqual(other.store.getSnapshot().state);
  });

  it('makes room for a new one in every tab once it has ended in one', () => {
    const storage = createMemoryStorage();
    const one = openTab(storage, { seed: LUCKY_SEED });
    one.play(0);
    one.store.play(ADD);
    one.environment.advance(1000);
    const other = openTab(storage);
    one.win();
    other.environment.notifyOtherTabChange();
    expect(other.store.getSnapshot()).toMatchObject({ isUnderway: false, outcome: null, notice: expect.stringContaining('new one') });
    leave(other.store);
    expect(movesOn(storage)).toBeNull();
    expect(statisticsOn(storage)?.played).toBe(1);
  });

  it('of a link stays where it is when another link takes its place', () => {
    const storage = createMemoryStorage();
    const linkOf = (seed: number): GameLink => ({ kind: 'game', variant: ten, seed });
    const [one, other] = [openTab(storage, { link: linkOf(5) }), openTab(storage, { link: linkOf(6) })];
    one.play(3);
    other.play(1);
    one.environment.notifyOtherTabChange();
    expect(one.store.getSnapshot()).toMatchObject({ origin: { seed: 5 }, isUnderway: true });
  });
});

describe('statistics', () => {
  /** Wins a game in a tab, and begins another one. */
  function winOne(storage: TextStorage, tab = openTab(storage, { seed: LUCKY_SEED })): void {
    tab.win();
    leave(tab.store);
  }

  it('count three games won in one tab and one in another as four', () => {
    const storage = createMemoryStorage();
    const other = openTab(storage, { seed: LUCKY_SEED });
    for (let games = 0; games < 3; games += 1) winOne(storage);
    winOne(storage, other);
    expect(statisticsOn(storage)).toMatchObject({ played: 4, won: 4, streak: 4 });
    expect(other.store.getSnapshot().statistics.played).toBe(4);
  });

  it('keep the best score, whatever an older tab has reached', () => {
    const storage = createMemoryStorage();
    const older = openTab(storage, { game: SCORE });
    older.store.play(ADD);
    const better = openTab(storage, { game: SCORE });
    for (let moves = 0; moves < 3; moves += 1) better.store.play(ADD);
    leave(better.store);
    leave(older.store);
    expect(statisticsOn(storage)?.bestScore).toBe(getCount(better.store));
    expect(getCount(better.store)).toBeGreaterThan(getCount(older.store));
  });

  it('come into another tab, whose best score to beat is the one of all', () => {
    const storage = createMemoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.store.play(ADD);
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 7, bestScore: 360 }));
    one.environment.notifyOtherTabChange();
    expect(one.store.getSnapshot()).toMatchObject({ best: 360, statistics: { played: 7 } });
    playToTheEnd(one.store);
    expect(one.store.getSnapshot()).toMatchObject({ records: { score: false }, statistics: { played: 8, bestScore: 360 } });
    other.environment.notifyOtherTabChange();
    expect(other.store.getSnapshot().statistics.played).toBe(8);
  });

  it('wait while another tab writes, but not when the page is left', () => {
    const storage = createMemoryStorage();
    const { environment, store, win } = openTab(storage, { seed: LUCKY_SEED });
    environment.lockWrites();
    win();
    expect(statisticsOn(storage)).toBeNull();
    environment.notifyOtherTabChange();
    expect(store.getSnapshot().statistics.played).toBe(1);
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 3 }));
    leave(store);
    leave(store);
    expect(statisticsOn(storage)?.played).toBe(4);
  });
});

it('a preference that is chosen in one tab leaves those of another alone', () => {
  const storage = createMemoryStorage();
  const [one, other] = [openTab(storage), openTab(storage)];
  one.store.send({ type: 'set-preference', id: 'bright', value: true });
  other.store.send({ type: 'set-preference', id: 'sound', value: true });
  one.environment.notifyOtherTabChange();
  expect(one.store.getSnapshot().preferences).toEqual({ bright: true, sound: true });
  expect(JSON.parse(storage.get('preferences') ?? '')).toEqual({ bright: true, sound: true });
});

it('the better end of a day stays', () => {
  const storage = createMemoryStorage();
  const slow = openTab(storage, { link: BOARD_OF_DAY });
  slow.store.send({ type: 'hint' });
  openTab(storage, { link: BOARD_OF_DAY }).win();
  slow.win();
  expect(JSON.parse(storage.get('counter.daily') ?? '')).toMatchObject({ days: { 22: { result: 'won', hints: 0 } } });
});

it('the game that was played last is the one of the tab that was played last', () => {
  const storage = createMemoryStorage();
  const { store, environment } = openTab(storage);
  store.play(ADD);
  storage.set(LATEST_KEY, 'another');
  environment.notifyOtherTabChange();
  expect(storage.get(LATEST_KEY)).toBe('another');
  store.play(ADD);
  expect(storage.get(LATEST_KEY)).toBe(entry.id);
});

it('"Delete Everything" is not undone by a tab that is left', () => {
  const storage = createMemoryStorage();
  const { store, play, win } = openTab(storage, { game: SCORE, seed: LUCKY_SEED });
  store.play(ADD);
  play(0);
  deleteAllGames(storage);
  leave(store);
  expect(storage.keys()).toEqual([]);
  win();
  expect(storage.keys().toSorted()).toEqual(['counter.statistics.ten', LATEST_KEY]);
  expect(statisticsOn(storage)?.played).toBe(1);
});
