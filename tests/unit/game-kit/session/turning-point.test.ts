// Tests going back to the move that lost a game: the search, that it is as many undos, and that games without Undo stay lost.
import { describe, expect, it } from 'vitest';
import type { MiniGame, TurningPoints } from '#app/game-kit/contract.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { countsNoMore } from '#app/game-kit/session/record-game.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { findTurningPoint, needsQuestion } from '#app/game-kit/session/turning-point.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { ADD, createTestStore, lose, win } from './test-game-store.ts';

const WHY = 'The last step was too much.';
const { signal } = new AbortController();

type Find = TurningPoints<unknown, object, unknown>['find'];
const lastMove: Find = (_, moves) => Promise.resolve({ index: moves.length - 1, why: WHY });
const createGame = (find: Find): MiniGame => ({ ...counter, turningPoints: { find } });

const openGame = (storage = createMemoryStorage(), game = createGame(lastMove), link?: GameLink) => createTestStore(storage, game, link);

describe('the move that lost a game', () => {
  it('is searched in the positions before each move and the last one, after the moves that the board comes with', async () => {
    const seen: { history: readonly unknown[]; moves: readonly object[] }[] = [];
    const game = createGame((history, moves) => {
      seen.push({ history, moves });
      return Promise.resolve(null);
    });
    const [, variant = counter.rules.variants[0]] = counter.rules.variants;
    const { store, environment } = openGame(undefined, game, { kind: 'game', variant, seed: 18, opening: [ADD] });
    store.play(ADD);
    environment.advance(1500);
    store.play(ADD);
    expect(await findTurningPoint(game, store.getSnapshot(), signal)).toBeNull();
    expect(seen[0]?.moves).toEqual([ADD, ADD]);
    const counts = seen[0]?.history.map((state) => (state as CounterState).count);
    expect(counts).toHaveLength(3);
    expect(counts?.[0]).toBeGreaterThan(0);
    expect(seen[0]?.history.at(-1)).toEqual(store.getSnapshot().state);
  });

  it('is not known if the search fails', async () => {
    const game = createGame(() => Promise.reject(new Error('The chunk did not load')));
    const { store } = openGame(undefined, game);
    lose(store);
    expect(await findTurningPoint(game, store.getSnapshot(), signal)).toBeNull();
    expect(await findTurningPoint(counter, store.getSnapshot(), signal)).toBeNull();
  });
});

/** What a player may do after a loss or in a game that goes on, and what is left of it. */
function playOn(store: GameStore, back: () => void) {
  back();
  const taken = store.getSnapshot();
  for (let moves = 0; moves < 3; moves += 1) store.send({ type: 'redo' });
  const redone = store.getSnapshot();
  back();
  win(store);
  return { taken, redone, won: store.getSnapshot() };
}

describe('going back', () => {
  it.each<[string, (store: GameStore) => void]>([
    ['after a loss', lose],
    ['before an end', (store) => [ADD, ADD, ADD].forEach(store.play)],
  ])('%s is as many undos, and redo brings the moves back', (_, play) => {
    const [jumping, undoing] = [openGame(), openGame()];
    for (const { store } of [jumping, undoing]) play(store);
    const { log } = jumping.store.getSnapshot();
    const jumped = playOn(jumping.store, () => jumping.store.send({ type: 'go-back', moves: 3 }));
    const undone = playOn(undoing.store, () => [1, 2, 3].forEach(() => undoing.store.send({ type: 'undo' })));
    expect(jumped).toEqual(undone);
    expect(jumped.taken.log.entries).toEqual(log.entries.slice(0, -3));
    expect(jumped.redone.log).toEqual(log);
  });

  it.each([
    [10, false],
    [11, true],
  ])('by %i moves asks first: %s', (taken, isAsked) => {
    expect(needsQuestion({ taken })).toBe(isAsked);
  });
});

describe('without Undo, a lost game that goes back', () => {
  const game: MiniGame = { ...createGame(lastMove), undoSupport: 'none' };

  it('stays lost: a win counts nowhere, sets no record and is not celebrated, also after a reload', () => {
    const { store, storage } = openGame(undefined, game);
    lose(store);
    const { statistics } = store.getSnapshot();
    expect(statistics).toMatchObject({ played: 1, won: 0, streak: 0 });
    expect(countsNoMore(game, store.getSnapshot())).toBe(false);
    store.send({ type: 'go-back', moves: 1 });
    store.play({ type: 'skip' });
    store.close();
    const again = openGame(storage, game);
    win(again.store);
    expect(again.store.getSnapshot()).toMatchObject({ statistics, ending: { records: { score: false, time: false } } });
    expect(countsNoMore(game, again.store.getSnapshot())).toBe(true);
    expect(again.effectTypes).not.toContain('celebrate');
    again.store.newGame();
    win(again.store);
    expect(again.store.getSnapshot().statistics).toMatchObject({ played: 2, won: 1 });
  });

  it('leaves its day as it was lost, and counts again after a restart', () => {
    const meta = { day: 22, isOnTime: true, zone: 0, target: null };
    const board: GameLink = { kind: 'day', variant: counter.rules.variants[0], seed: 230, opening: [], meta, label: '', text: null };
    const { store, storage } = openGame(undefined, game, board);
    const readResult = () => loadDailyLog(entry.id, storage).get(22);
    lose(store);
    store.send({ type: 'go-back', moves: 1 });
    win(store);
    expect(readResult()).toMatchObject({ result: 'lost', tries: 1 });
    store.restart();
    win(store);
    expect(readResult()).toMatchObject({ result: 'won', tries: 2 });
  });
});
