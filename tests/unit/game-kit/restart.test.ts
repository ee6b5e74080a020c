// A restarted game: the same deal from its start, without records that its player could not have missed.
import { describe, expect, it } from 'vitest';
import type { Bot } from '#tests/bots/bot.ts';
import { registry } from '#app/games/registry.ts';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { replay } from '#app/game-kit/session/persistence/move-log.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { createGameStore } from '#app/game-kit/session/game-store.ts';
import { ADD, getCount, createTestStore, playToTheEnd } from './session/test-shell.ts';
import { createTestEnvironment } from './session/test-world.ts';
import { counter as counterEntry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';

/** A seed whose steps reach ten. */
const LUCKY_SEED = 230;
const LINK: GameLink = { kind: 'game', variant: counter.rules.variants[0], seed: LUCKY_SEED };
const MOST_MOVES = 12;

it.each(registry.map((entry) => [entry.title, entry] as const))('%s begins with the very same state again', async (_, entry) => {
  const { game } = await entry.load();
  const { rules } = game;
  const { player } = (await import(`#tests/bots/${entry.id}.ts`)) as { player: Bot<unknown, object> };
  for (const variant of rules.variants) {
    await loadResources(rules, [variant.id]);
    const world = createTestEnvironment();
    const shell = createGameStore(entry, game, world);
    shell.newGame(variant.id);
    const { origin, state: start } = shell.getSnapshot();
    for (let moves = 0; moves < MOST_MOVES && shell.getSnapshot().outcome === null; moves += 1) {
      const [move] = player.moves(shell.getSnapshot().state);
      if (move) shell.play(move);
      else world.advance(500);
    }
    const first = rules.firstMoveCode?.of(shell.getSnapshot().state) ?? null;
    const opening = rules.firstMoveCode && first !== null ? [rules.firstMoveCode.moveOf(first)] : [];
    shell.restart();
    const { state, outcome, isUnderway, origin: again } = shell.getSnapshot();
    // The first square that was opened is part of a board of Minesweeper.
    expect(state).toEqual(opening.length > 0 ? replay(rules, { ...origin, opening }, []) : start);
    expect(again).toMatchObject({ seed: origin.seed, variant: { id: variant.id } });
    expect({ outcome, isUnderway }).toEqual({ outcome: null, isUnderway: false });
    shell.close();
  }
});

describe('a restarted game', () => {
  it('is the one that was played, and nothing where nothing was played', () => {
    const { shell } = createTestStore();
    const { gameNumber: game } = shell.getSnapshot();
    shell.restart();
    expect(shell.getSnapshot().gameNumber).toBe(game);
    playToTheEnd(shell);
    shell.restart();
    expect(shell.getSnapshot()).toMatchObject({ game: game + 1, outcome: null });
    expect(getCount(shell)).toBe(0);
  });

  it('counts, but sets no record of time, not even after a reload', () => {
    const storage = createMemoryStorage();
    const world = createTestEnvironment(storage);
    const shell = createGameStore(counterEntry, counter, world, LINK);
    shell.play(ADD);
    world.advance(60_000);
    playToTheEnd(shell);
    const { bestTimeMs } = shell.getSnapshot().statistics;
    expect(bestTimeMs).toBe(60_000);
    shell.restart();
    shell.play(ADD);
    shell.close();
    const later = createGameStore(counterEntry, counter, createTestEnvironment(storage), LINK);
    expect(getCount(later)).toBeGreaterThan(0);
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ statistics: { played: 2, won: 2, bestTimeMs }, records: { time: false } });
  });

  it('stays the game of its link', () => {
    const { storage, shell: own } = createTestStore();
    own.play(ADD);
    own.close();
    const shell = createGameStore(counterEntry, counter, createTestEnvironment(storage), LINK);
    const heard: string[] = [];
    shell.listen(({ type }) => heard.push(type));
    shell.play(ADD);
    shell.restart();
    expect(shell.getSnapshot()).toMatchObject({ detour: { kind: 'link' }, origin: { seed: LUCKY_SEED } });
    expect(heard).not.toContain('link-left');
    shell.newGame();
    expect(shell.getSnapshot()).toMatchObject({ detour: null, isUnderway: true });
  });

  it('stays the board of its day, whose time goes on', () => {
    const stamp = { day: 22, isOnTime: true, zone: -480, mark: null };
    const world = createTestEnvironment();
    const day: GameLink = { ...LINK, kind: 'day', opening: [ADD], meta: stamp, label: 'Day 22', text: null };
    const shell = createGameStore(counterEntry, counter, world, day);
    const begun = getCount(shell);
    shell.play(ADD);
    world.advance(60_000);
    shell.restart();
    expect(getCount(shell)).toBe(begun);
    expect(shell.getSnapshot().source).toMatchObject({ kind: 'day', stamp });
    expect(shell.getElapsedMs()).toBe(60_000);
  });
});
