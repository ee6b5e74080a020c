// The shell round a session: its timers, and what it keeps on the device.
import { describe, expect, it, vi } from 'vitest';
import type { MiniGame } from '#app/mini-games/contract.ts';
import { counter as entry } from '#app/mini-games/counter/entry.ts';
import { game as counter } from '#app/mini-games/counter/game.ts';
import type { CounterState } from '#app/mini-games/counter/rules/rules.ts';
import { memoryStorage } from './device-storage.ts';
import { createShell, type Shell } from './shell.ts';
import { NO_STATISTICS } from './statistics.ts';
import { ADD, opened } from './test-shell.ts';
import { testWorld } from './test-world.ts';

const BY_CLOCK = 'twenty';

function countOf(shell: Shell): number {
  return (shell.getSnapshot().state as CounterState).count;
}

/** No game of the counter takes more presses. */
const MOST_PRESSES = 20;

function playToTheEnd(shell: Shell): void {
  for (let presses = 0; presses < MOST_PRESSES && shell.getSnapshot().outcome === null; presses += 1) shell.play(ADD);
  expect(shell.getSnapshot().outcome).not.toBeNull();
}

describe('listeners', () => {
  it('are told of a change once, and of nothing where nothing changed', () => {
    const { shell } = opened();
    const listener = vi.fn<() => void>();
    const stop = shell.subscribe(listener);
    shell.play(ADD);
    expect(listener).toHaveBeenCalledTimes(1);
    shell.send({ type: 'resume' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    shell.play(ADD);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('hear effects, but not those about storage', () => {
    const { shell } = opened();
    const heard: string[] = [];
    const stop = shell.listen(({ type }) => heard.push(type));
    shell.play(ADD);
    shell.send({ type: 'leave' });
    expect(heard).toEqual(['happened', 'tell']);
    stop();
    shell.play(ADD);
    expect(heard).toHaveLength(2);
  });
});

describe('timers', () => {
  it('G5 run only while something is due, and never after the end', () => {
    const { world, shell } = opened();
    expect(world.waiting()).toBe(0);
    shell.play(ADD);
    expect(world.waiting()).toBe(1);
    world.pass(1000);
    expect(world.waiting()).toBe(0);
    shell.close();
    shell.play(ADD);
    expect(world.waiting()).toBe(0);
  });

  it('let the time of a game by the clock pass', () => {
    const { world, shell } = opened();
    shell.newGame(BY_CLOCK);
    shell.play(ADD);
    const { step } = shell.getSnapshot().state as CounterState;
    const seen = new Set([step]);
    for (let beat = 0; beat < 10; beat += 1) {
      world.pass(2000);
      seen.add((shell.getSnapshot().state as CounterState).step);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('an unfinished game', () => {
  it('goes on in the next session, with its time and its undo', () => {
    const first = opened();
    first.shell.play(ADD);
    first.world.pass(3000);
    first.shell.close();
    const { shell } = opened(first.storage);
    expect(shell.getSnapshot().state).toEqual(first.shell.getSnapshot().state);
    expect(shell.elapsedMs()).toBe(3000);
    shell.send({ type: 'undo' });
    expect(countOf(shell)).toBe(0);
  });

  it('does not celebrate again what it has celebrated', () => {
    const proud: MiniGame = {
      ...counter,
      results: { ...counter.results, milestone: ({ type }) => (type === 'added' ? 'first-step' : null) },
    };
    const { storage, shell } = opened(memoryStorage(), proud);
    shell.play(ADD);
    shell.close();
    const later = opened(storage, proud).shell;
    later.play(ADD);
    expect(later.getSnapshot().statistics.outcomes).toEqual({ 'first-step': 1 });
  });

  it('is kept within a second, so that a crash loses no more', () => {
    const { storage, world, shell } = opened();
    shell.play(ADD);
    world.pass(1000);
    expect(countOf(opened(storage).shell)).toBe(countOf(shell));
  });

  it('goes on in its own variant; by the clock it waits for its player', () => {
    const { storage, shell } = opened();
    shell.newGame(BY_CLOCK);
    shell.play(ADD);
    shell.close();
    const later = opened(storage);
    expect(later.shell.getSnapshot()).toMatchObject({ variant: { id: BY_CLOCK }, isVeiled: true, isUnderway: true });
    later.world.pass(60_000);
    expect(later.shell.elapsedMs()).toBe(0);
    later.shell.send({ type: 'resume' });
    later.world.pass(3000 + 500);
    expect(later.shell.elapsedMs()).toBe(500);
  });

  it('is not kept once it is over, or was taken back to its start', () => {
    const { storage, shell } = opened();
    shell.play(ADD);
    shell.send({ type: 'undo' });
    shell.send({ type: 'leave' });
    expect(storage.get('counter.save')).toBeNull();
    playToTheEnd(shell);
    shell.close();
    expect(storage.get('counter.save')).toBeNull();
  });

  it.each([
    ['of an older version of the rules', { rules: 0 }],
    ['of a later format', { format: 3 }],
    ['of a variant that is gone', { variant: 'million' }],
    ['with a move that the rules refuse', { entries: Array.from({ length: 50 }, () => ADD) }],
    ['with a time that does not pass', { entries: [ADD, 5] }],
    ['with moves of a wrong shape', { entries: [null, 'add'] }],
    ['with a seed that is none', { seed: -1 }],
    ['with a time that is none', { elapsedMs: 'long' }],
  ])('that was forged (%s) gives way to a fresh one', (_, forged) => {
    const { storage, shell } = opened();
    shell.play(ADD);
    shell.send({ type: 'leave' });
    const save = JSON.parse(storage.get('counter.save') ?? '') as object;
    storage.set('counter.save', JSON.stringify({ ...save, ...forged }));
    expect(countOf(opened(storage).shell)).toBe(0);
  });
});

it('the next game begins once this one is over, and not before', () => {
  const { shell } = opened();
  shell.play(ADD);
  const underWay = shell.getSnapshot();
  shell.playNext();
  expect(shell.getSnapshot()).toBe(underWay);
  playToTheEnd(shell);
  shell.playNext();
  expect(shell.getSnapshot().outcome).toBeNull();
});

describe('statistics', () => {
  it('G8 count a game once, and go on in the next session, each variant for itself', () => {
    const { storage, shell } = opened();
    playToTheEnd(shell);
    shell.send({ type: 'undo' });
    playToTheEnd(shell);
    shell.newGame();
    playToTheEnd(shell);
    const later = opened(storage).shell;
    expect(later.getSnapshot().statistics.played).toBe(2);
    later.newGame(BY_CLOCK);
    expect(later.getSnapshot().statistics.played).toBe(0);
  });

  it.each(['', '{', '[]', '{"version":"x"}', '{"version":2,"played":-3}'])('G6 start afresh from stored garbage: %j', (garbage) => {
    const storage = memoryStorage();
    storage.set('counter.statistics.ten', garbage);
    expect(opened(storage).shell.getSnapshot().statistics.played).toBe(0);
  });

  const reached: MiniGame = { ...counter, results: { score: { of: countIn, name: 'score', better: 'higher', countsReached: true } } };

  it('keep the score that a game had reached when it was given up, where it counts', () => {
    const { storage, shell } = opened(memoryStorage(), reached);
    shell.play(ADD);
    const count = countOf(shell);
    shell.newGame();
    expect(shell.getSnapshot()).toMatchObject({ best: count, statistics: { bestScore: count, played: 0 } });
    shell.play(ADD);
    shell.play(ADD);
    const more = countOf(shell);
    shell.close();
    const later = opened(storage, reached).shell;
    // The game that goes on has not beaten itself.
    expect(later.getSnapshot()).toMatchObject({ best: count, statistics: { bestScore: more } });
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ best: countOf(later), bestBefore: count, records: { score: true } });
  });

  it('keep no score that a game with hints had reached', () => {
    const { storage, shell } = opened(memoryStorage(), reached);
    shell.send({ type: 'hint' });
    shell.play(ADD);
    shell.close();
    expect(opened(storage, reached).shell.getSnapshot().statistics.bestScore).toBeNull();
  });

  it('tell no record of time in a game that keeps none', () => {
    const untimed: MiniGame = { ...counter, results: { time: { isRecord: false } } };
    const storage = memoryStorage();
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, bestTimeMs: 60_000 }));
    const { shell } = opened(storage, untimed);
    playToTheEnd(shell);
    expect(shell.getSnapshot()).toMatchObject({ statistics: { bestTimeMs: 0 }, records: { time: false } });
  });

  it('tell no record of a first game, however often it was left', () => {
    const { storage, shell } = opened(memoryStorage(), reached);
    shell.play(ADD);
    shell.close();
    const later = opened(storage, reached).shell;
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ bestBefore: null, records: { score: false } });
  });

  it('tell no record that the game has lost again on its way to the end', () => {
    const left = (state: unknown) => 20 - countIn(state);
    const shrinking: MiniGame = { ...counter, results: { score: { of: left, name: 'score', better: 'higher', countsReached: true } } };
    const storage = memoryStorage();
    storage.set('counter.statistics.ten', JSON.stringify({ ...NO_STATISTICS, bestScore: 15 }));
    const { shell } = opened(storage, shrinking);
    shell.play(ADD);
    const most = left(shell.getSnapshot().state);
    shell.close();
    const later = opened(storage, shrinking).shell;
    playToTheEnd(later);
    expect(later.getSnapshot()).toMatchObject({ bestBefore: 15, statistics: { bestScore: most }, records: { score: false } });
  });
});

function countIn(state: unknown): number {
  return (state as CounterState).count;
}

describe('what the next game knows', () => {
  const talking = {
    ...counter,
    rules: {
      ...counter.rules,
      start: (options: never, seed: number, carried: unknown) => ({
        ...counter.rules.start(options, seed),
        round: typeof carried === 'number' ? carried + 1 : 1,
      }),
      carry: (state: unknown) => (state as { round: number }).round,
    },
  } as MiniGame;
  const roundOf = (shell: Shell) => (shell.getSnapshot().state as { round: number }).round;

  it('is what the game before had to say, in this session and the next', () => {
    const { storage, shell } = opened(memoryStorage(), talking);
    shell.newGame();
    expect(roundOf(shell)).toBe(2);
    expect(roundOf(opened(storage, talking).shell)).toBe(3);
  });

  it('does not confuse a game that goes on after a reload', () => {
    const { storage, shell } = opened(memoryStorage(), talking);
    shell.newGame();
    shell.play(ADD);
    shell.close();
    const later = opened(storage, talking).shell;
    later.send({ type: 'undo' });
    expect(roundOf(later)).toBe(2);
  });

  it.each(['', '{', 'null', '"seven"', '[1]'])('G6 is nothing where garbage was stored: %j', (garbage) => {
    const storage = memoryStorage();
    storage.set('counter.carried', garbage);
    expect(roundOf(opened(storage, talking).shell)).toBe(1);
  });
});

describe('preferences', () => {
  it('are kept on the device, for all games together', () => {
    const { storage, shell } = opened();
    shell.send({ type: 'prefer', id: 'bright', value: true });
    const other = createShell({ ...entry, id: 'other' }, counter, testWorld(storage));
    expect(other.getSnapshot().preferences).toEqual({ bright: true });
  });

  it.each(['', '{', '[]', 'null', '{"bright":7}'])('G6 are none in stored garbage: %j', (garbage) => {
    const storage = memoryStorage();
    storage.set('preferences', garbage);
    expect(opened(storage).shell.getSnapshot().preferences).toEqual({});
  });
});
