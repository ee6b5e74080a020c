// A restarted game: the same deal from its start, without records that its player could not have missed.
import { describe, expect, it } from 'vitest';
import type { Player } from '#tests/bots/bot.ts';
import { registry } from '#app/games/registry.ts';
import { memoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { Link } from '#app/game-kit/session/game-link.ts';
import { replay } from '#app/game-kit/session/persistence/move-log.ts';
import { loadNeeds } from '#app/game-kit/session/load-resources.ts';
import { createShell } from '#app/game-kit/session/game-store.ts';
import { ADD, countOf, opened, playToTheEnd } from './session/test-shell.ts';
import { testWorld } from './session/test-world.ts';
import { counter as counterEntry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';

/** A seed whose steps reach ten. */
const LUCKY_SEED = 230;
const LINK: Link = { kind: 'game', variant: counter.rules.variants[0], seed: LUCKY_SEED };
const MOST_MOVES = 12;

it.each(registry.map((entry) => [entry.title, entry] as const))('%s begins with the very same state again', async (_, entry) => {
  const { game } = await entry.load();
  const { rules } = game;
  const { player } = (await import(`#tests/bots/${entry.id}.ts`)) as { player: Player<unknown, object> };
  for (const variant of rules.variants) {
    await loadNeeds(rules, [variant.id]);
    const world = testWorld();
    const shell = createShell(entry, game, world);
    shell.newGame(variant.id);
    const { origin, state: start } = shell.getSnapshot();
    for (let moves = 0; moves < MOST_MOVES && shell.getSnapshot().outcome === null; moves += 1) {
      const [move] = player.moves(shell.getSnapshot().state);
      if (move) shell.play(move);
      else world.pass(500);
    }
    const first = rules.beginning?.of(shell.getSnapshot().state) ?? null;
    const opening = rules.beginning && first !== null ? [rules.beginning.moveOf(first)] : [];
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
    const { shell } = opened();
    const { game } = shell.getSnapshot();
    shell.restart();
    expect(shell.getSnapshot().game).toBe(game);
    playToTheEnd(shell);
    shell.restart();
    expect(shell.getSnapshot()).toMatchObject({ game: game + 1, outcome: null });
    expect(countOf(shell)).toBe(0);
  });

  it('counts, but sets no record of time, not even after a reload', () => {
    const storage = memoryStorage();
    const world = testWorld(storage);
    const shell = createShell(counterEntry, counter, world, LINK);
    shell.play(ADD);
    world.pass(60_000);
    playToTheEnd(shell);
    const { bestTimeMs } = shell.getSnapshot().statistics;
    expect(bestTimeMs).toBe(60_000);
    shell.restart();
    shell.play(ADD);
    shell.close();
    const later = createShell(counterEntry, counter, testWorld(storage), LINK);
    expect(countOf(later)).toBeGreaterThan(0);
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ statistics: { played: 2, won: 2, bestTimeMs }, records: { time: false } });
  });

  it('stays the game of its link', () => {
    const { storage, shell: own } = opened();
    own.play(ADD);
    own.close();
    const shell = createShell(counterEntry, counter, testWorld(storage), LINK);
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
    const world = testWorld();
    const day: Link = { ...LINK, kind: 'day', opening: [ADD], stamp, label: 'Day 22', words: null };
    const shell = createShell(counterEntry, counter, world, day);
    const begun = countOf(shell);
    shell.play(ADD);
    world.pass(60_000);
    shell.restart();
    expect(countOf(shell)).toBe(begun);
    expect(shell.getSnapshot().detour).toMatchObject({ kind: 'day', stamp });
    expect(shell.elapsedMs()).toBe(60_000);
  });
});
