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
  const world = createTestEnvironment(storage, false, seed);
  const shell = createGameStore(entry, game, world, link);
  return {
    world,
    shell,
    /** Plays some moves, and lets them be saved. */
    play(moves: number): void {
      for (let move = 0; move < moves; move += 1) shell.play(SKIP);
      world.advance(1000);
    },
    win(): void {
      playToTheEnd(shell);
      expect(shell.getSnapshot().outcome?.result).toBe('won');
    },
  };
}

function movesOn(storage: TextStorage): number | null {
  return parseStoredValue(Save, storage.get('counter.save'))?.entries.length ?? null;
}

function statisticsOn(storage: TextStorage) {
  return parseStoredValue(Statistics, storage.get('counter.statistics.ten'));
}

function leave(shell: GameStore): void {
  shell.send({ type: 'leave' });
}

describe('the game under way', () => {
  it('is not deleted by a tab that was never touched', () => {
    const storage = createMemoryStorage();
    const untouched = openTab(storage);
    openTab(storage).play(39);
    leave(untouched.shell);
    expect(movesOn(storage)).toBe(39);
  });

  it('is not replaced by an older tab that is left', () => {
    const storage = createMemoryStorage();
    const older = openTab(storage);
    older.play(8);
    openTab(storage).play(40);
    leave(older.shell);
    expect(movesOn(storage)).toBe(48);
  });

  it.each<[name: string, act: (shell: GameStore) => void]>([
    ['a move', (shell) => shell.play(SKIP)],
    ['undo', (shell) => shell.send({ type: 'undo' })],
    ['a new game', (shell) => shell.newGame()],
    ['a look', (shell) => shell.send({ type: 'uncover', by: 'sight' })],
  ])('comes into an older tab that has heard of nothing before %s there', (_, act) => {
    const storage = createMemoryStorage();
    const older = openTab(storage);
    older.play(8);
    older.shell.send({ type: 'cover', by: 'sight' });
    const newer = openTab(storage);
    newer.play(40);
    act(older.shell);
    older.world.advance(1000);
    expect(older.shell.getSnapshot()).toMatchObject({
      state: newer.shell.getSnapshot().state,
      notice: expect.stringContaining('another tab'),
    });
    expect(movesOn(storage)).toBe(48);
  });

  it('comes into a tab that hears of it, as the same game for its view where it is the same', () => {
    const storage = createMemoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    const { gameNumber: game } = one.shell.getSnapshot();
    for (const moves of [1, 2]) {
      other.play(1);
      one.world.notifyOtherTabChange();
      expect(one.shell.getSnapshot()).toMatchObject({ game: game + 1, state: other.shell.getSnapshot().state });
      expect(movesOn(storage)).toBe(moves);
    }
  });

  it('stays where its player has just acted, and the latest act is what is kept', () => {
    const storage = createMemoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    other.shell.play(SKIP);
    one.shell.play(SKIP);
    one.shell.play(SKIP);
    other.world.advance(1000);
    one.world.notifyOtherTabChange();
    expect(one.shell.getSnapshot().notice).toBeNull();
    one.world.advance(1000);
    other.world.notifyOtherTabChange();
    expect(movesOn(storage)).toBe(2);
    expect(other.shell.getSnapshot().state).toEqual(one.shell.getSnapshot().state);
  });

  it('is not replaced by less of itself, even where the player has just acted', () => {
    const storage = createMemoryStorage();
    const older = openTab(storage);
    older.play(8);
    const newer = openTab(storage);
    older.shell.play(SKIP);
    newer.play(40);
    older.world.advance(1000);
    expect(movesOn(storage)).toBe(48);
  });

  it('outlasts the end of another game, and a new one that was chosen in a tab that knew nothing of it', () => {
    const storage = createMemoryStorage();
    const ended = openTab(storage, { seed: LUCKY_SEED });
    const other = openTab(storage);
    ended.shell.play(ADD);
    other.play(39);
    ended.win();
    expect(movesOn(storage)).toBe(39);
    ended.shell.newGame();
    expect(movesOn(storage)).toBe(39);
    expect(ended.shell.getSnapshot().state).toEqual(other.shell.getSnapshot().state);
  });

  it('makes room for a new one in every tab once it has ended in one', () => {
    const storage = createMemoryStorage();
    const one = openTab(storage, { seed: LUCKY_SEED });
    one.play(0);
    one.shell.play(ADD);
    one.world.advance(1000);
    const other = openTab(storage);
    one.win();
    other.world.notifyOtherTabChange();
    expect(other.shell.getSnapshot()).toMatchObject({ isUnderway: false, outcome: null, notice: expect.stringContaining('new one') });
    leave(other.shell);
    expect(movesOn(storage)).toBeNull();
    expect(statisticsOn(storage)?.played).toBe(1);
  });

  it('of a link stays where it is when another link takes its place', () => {
    const storage = createMemoryStorage();
    const linkOf = (seed: number): GameLink => ({ kind: 'game', variant: ten, seed });
    const [one, other] = [openTab(storage, { link: linkOf(5) }), openTab(storage, { link: linkOf(6) })];
    one.play(3);
    other.play(1);
    one.world.notifyOtherTabChange();
    expect(one.shell.getSnapshot()).toMatchObject({ origin: { seed: 5 }, isUnderway: true });
  });
});

describe('statistics', () => {
  /** Wins a game in a tab, and begins another one. */
  function winOne(storage: TextStorage, tab = openTab(storage, { seed: LUCKY_SEED })): void {
    tab.win();
    leave(tab.shell);
  }

  it('count three games won in one tab and one in another as four', () => {
    const storage = createMemoryStorage();
    const other = openTab(storage, { seed: LUCKY_SEED });
    for (let games = 0; games < 3; games += 1) winOne(storage);
    winOne(storage, other);
    expect(statisticsOn(storage)).toMatchObject({ played: 4, won: 4, streak: 4 });
    expect(other.shell.getSnapshot().statistics.played).toBe(4);
  });

  it('keep the best score, whatever an older tab has reached', () => {
    const storage = createMemoryStorage();
    const older = openTab(storage, { game: SCORE });
    older.shell.play(ADD);
    const better = openTab(storage, { game: SCORE });
    for (let moves = 0; moves < 3; moves += 1) better.shell.play(ADD);
    leave(better.shell);
    leave(older.shell);
    expect(statisticsOn(storage)?.bestScore).toBe(getCount(better.shell));
    expect(getCount(better.shell)).toBeGreaterThan(getCount(older.shell));
  });

  it('come into another tab, whose best score to beat is the one of all', () => {
    const storage = createMemoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.shell.play(ADD);
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 7, bestScore: 360 }));
    one.world.notifyOtherTabChange();
    expect(one.shell.getSnapshot()).toMatchObject({ best: 360, statistics: { played: 7 } });
    playToTheEnd(one.shell);
    expect(one.shell.getSnapshot()).toMatchObject({ records: { score: false }, statistics: { played: 8, bestScore: 360 } });
    other.world.notifyOtherTabChange();
    expect(other.shell.getSnapshot().statistics.played).toBe(8);
  });

  it('wait while another tab writes, but not when the page is left', () => {
    const storage = createMemoryStorage();
    const { world, shell, win } = openTab(storage, { seed: LUCKY_SEED });
    world.lockWrites();
    win();
    expect(statisticsOn(storage)).toBeNull();
    world.notifyOtherTabChange();
    expect(shell.getSnapshot().statistics.played).toBe(1);
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 3 }));
    leave(shell);
    leave(shell);
    expect(statisticsOn(storage)?.played).toBe(4);
  });
});

it('a preference that is chosen in one tab leaves those of another alone', () => {
  const storage = createMemoryStorage();
  const [one, other] = [openTab(storage), openTab(storage)];
  one.shell.send({ type: 'prefer', id: 'bright', value: true });
  other.shell.send({ type: 'prefer', id: 'sound', value: true });
  one.world.notifyOtherTabChange();
  expect(one.shell.getSnapshot().preferences).toEqual({ bright: true, sound: true });
  expect(JSON.parse(storage.get('preferences') ?? '')).toEqual({ bright: true, sound: true });
});

it('the better end of a day stays', () => {
  const storage = createMemoryStorage();
  const slow = openTab(storage, { link: BOARD_OF_DAY });
  slow.shell.send({ type: 'hint' });
  openTab(storage, { link: BOARD_OF_DAY }).win();
  slow.win();
  expect(JSON.parse(storage.get('counter.done.22') ?? '')).toMatchObject({ result: 'won', hints: 0 });
});

it('the game that was played last is the one of the tab that was played last', () => {
  const storage = createMemoryStorage();
  const { shell, world } = openTab(storage);
  shell.play(ADD);
  storage.set(LATEST_KEY, 'another');
  world.notifyOtherTabChange();
  expect(storage.get(LATEST_KEY)).toBe('another');
  shell.play(ADD);
  expect(storage.get(LATEST_KEY)).toBe(entry.id);
});

it('"Delete Everything" is not undone by a tab that is left', () => {
  const storage = createMemoryStorage();
  const { shell, play, win } = openTab(storage, { game: SCORE, seed: LUCKY_SEED });
  shell.play(ADD);
  play(0);
  deleteAllGames(storage);
  leave(shell);
  expect(storage.keys()).toEqual([]);
  win();
  expect(storage.keys().toSorted()).toEqual(['counter.statistics.ten', LATEST_KEY]);
  expect(statisticsOn(storage)?.played).toBe(1);
});
