// Tests restarted games: they repeat the same deal, and set no records that knowing the deal makes easy.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { replay } from '#app/game-kit/session/persistence/move-log.ts';
import { createGameStore } from '#app/game-kit/session/game-store.ts';
import { loadGames } from './load-games.ts';
import { ADD, getCount, createTestStore, playToTheEnd } from './session/test-game-store.ts';
import { createTestEnvironment } from './session/test-environment.ts';
import { game as counter } from '#templates/mini-game/game.ts';

/** A seed with which "add" reaches ten exactly. */
const LUCKY_SEED = 230;
const LINK: GameLink = { kind: 'game', variant: counter.rules.variants[0], seed: LUCKY_SEED };
const MOST_MOVES = 12;

it.each(await loadGames())('$title restarts from the same state', ({ entry, game, bot }) => {
  const { rules } = game;
  for (const variant of rules.variants) {
    const environment = createTestEnvironment();
    const store = createGameStore(entry, game, environment);
    store.newGame(variant.id);
    const { origin, state: start } = store.getSnapshot();
    for (let moves = 0; moves < MOST_MOVES && store.getSnapshot().outcome === null; moves += 1) {
      const [move] = bot.moves(store.getSnapshot().state);
      if (move) store.play(move);
      else environment.advance(500);
    }
    const code = rules.firstMove?.encode(store.getSnapshot().state) ?? null;
    const opening = rules.firstMove && code !== null ? [rules.firstMove.decode(code)] : [];
    store.restart();
    // In Minesweeper, the first opened square belongs to the board.
    const state = opening.length > 0 ? replay(rules, { ...origin, opening }, []) : start;
    const { seed } = origin;
    expect(store.getSnapshot()).toMatchObject({ outcome: null, isUnderway: false, origin: { seed, variant: { id: variant.id } } });
    expect(store.getSnapshot().state).toEqual(state);
    store.close();
  }
});

describe('a restarted game', () => {
  it('does nothing before the first move', () => {
    const { store } = createTestStore();
    const before = store.getSnapshot();
    store.restart();
    expect(store.getSnapshot()).toBe(before);
  });

  it('counts, but sets no time record, not even after a reload', () => {
    const storage = createMemoryStorage();
    const { store, environment } = createTestStore(storage, counter, LINK);
    store.play(ADD);
    environment.advance(60_000);
    playToTheEnd(store);
    const { bestTimeMs } = store.getSnapshot().statistics;
    expect(bestTimeMs).toBe(60_000);
    store.restart();
    store.play(ADD);
    store.close();
    const later = createTestStore(storage, counter, LINK).store;
    expect(getCount(later)).toBeGreaterThan(0);
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ statistics: { played: 2, won: 2, bestTimeMs }, ending: { records: { time: false } } });
  });

  it('remains the daily board, and its time and hints continue', () => {
    const meta = { day: 22, isOnTime: true, zone: -480, target: null };
    const day: GameLink = { ...LINK, kind: 'day', opening: [ADD], meta, label: 'Day 22', text: null };
    const { store, environment } = createTestStore(undefined, counter, day);
    const begun = getCount(store);
    store.play(ADD);
    environment.advance(60_000);
    store.send({ type: 'hint' });
    store.restart();
    expect(getCount(store)).toBe(begun);
    expect(store.getSnapshot()).toMatchObject({ source: { kind: 'day', meta }, hints: 1 });
    expect(store.getElapsedMs()).toBe(60_000);
  });
});

it("as long as there is a rival, the same board follows its end; a game of the player's own ends that", () => {
  const challenge = [{ figure: 5, by: 'ANI' }] as const;
  const { store } = createTestStore(undefined, counter, { ...LINK, challenge });
  playToTheEnd(store);
  store.playNext();
  expect(store.getSnapshot()).toMatchObject({ outcome: null, origin: { seed: LUCKY_SEED }, source: { challenge } });
  playToTheEnd(store);
  store.newGame();
  expect(store.getSnapshot().source).toBeNull();
});
