// Tests going back to the move that lost a game: the position, the mark, and that what follows does not count.
import { describe, expect, it } from 'vitest';
import type { MiniGame, TurningPoints } from '#app/game-kit/contract.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { findTurningPoint, goBack } from '#app/game-kit/session/turning-point.ts';
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

async function goBackIn(store: GameStore, game: MiniGame): Promise<void> {
  const found = await findTurningPoint(game, store.getSnapshot(), signal);
  if (!found) throw new Error('The move is not known');
  store.send({ type: 'go-back', from: (session, now) => goBack(game, session, found, now) });
}

function openGame(storage = createMemoryStorage(), game = createGame(lastMove), link?: GameLink) {
  return { game, ...createTestStore(storage, game, link) };
}

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

describe('a game that went back', () => {
  it('is in the position before that move, says why and is marked; redo shows the move again', async () => {
    const { store, game, effectTypes } = openGame();
    lose(store);
    const { log } = store.getSnapshot();
    await goBackIn(store, game);
    const { notice, status, outcome, isPractice } = store.getSnapshot();
    expect({ notice, outcome, isPractice }).toEqual({ notice: WHY, outcome: null, isPractice: true });
    expect(status).toMatch(/^Practice\. /);
    expect(store.getSnapshot().log.entries).toEqual(log.entries.slice(0, -1));
    expect(effectTypes.slice(-2)).toEqual(['announce', 'focus']);
    store.send({ type: 'redo' });
    expect(store.getSnapshot()).toMatchObject({ outcome: { result: 'lost' }, isPractice: true });
  });

  it('keeps the loss: a win counts nowhere, sets no record and is not celebrated, also after a reload', async () => {
    const { store, game, storage } = openGame();
    lose(store);
    await goBackIn(store, game);
    const { statistics } = store.getSnapshot();
    expect(statistics).toMatchObject({ played: 1, won: 0, streak: 0 });
    store.play({ type: 'skip' });
    store.close();
    const again = openGame(storage, game);
    expect(again.store.getSnapshot()).toMatchObject({ isPractice: true, isCounted: true });
    win(again.store);
    expect(again.store.getSnapshot()).toMatchObject({ statistics, records: { score: false, time: false } });
    expect(again.effectTypes).not.toContain('celebrate');
    again.store.newGame();
    expect(again.store.getSnapshot()).toMatchObject({ isPractice: false, isCounted: false });
  });

  it('does not count either if it went back before its end', async () => {
    const { store, game } = openGame();
    store.play(ADD);
    await goBackIn(store, game);
    win(store);
    expect(store.getSnapshot().statistics).toMatchObject({ played: 0, won: 0 });
  });

  it('stays as it is while it is paused', async () => {
    const { store, game } = openGame();
    store.play(ADD);
    store.send({ type: 'pause' });
    const before = store.getSnapshot();
    await goBackIn(store, game);
    expect(store.getSnapshot()).toEqual(before);
  });

  it('leaves its day as it was lost, and counts again after a restart', async () => {
    const meta = { day: 22, isOnTime: true, zone: 0, target: null };
    const board: GameLink = { kind: 'day', variant: counter.rules.variants[0], seed: 230, opening: [], meta, label: '', text: null };
    const { store, game, storage } = openGame(undefined, undefined, board);
    const readResult = () => loadDailyLog(entry.id, storage).get(22);
    lose(store);
    await goBackIn(store, game);
    win(store);
    expect(readResult()).toMatchObject({ result: 'lost', tries: 1 });
    store.restart();
    win(store);
    expect(readResult()).toMatchObject({ result: 'won', tries: 2 });
  });
});
