// The board of a day: kept beside the visitor's own game, filed under its day, and in time if it was begun in time.
import { describe, expect, it } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { memoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { DayStamp } from '#app/game-kit/session/persistence/daily-result.ts';
import { keepingOf } from '#app/game-kit/session/persistence/persistence.ts';
import type { Link } from '#app/game-kit/session/game-link.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { createShell, type Shell } from '#app/game-kit/session/game-store.ts';
import { testWorld } from './test-world.ts';

const [first] = counter.rules.variants;
const ADD = { type: 'add' };
const SEED = 0xe6; // whose steps reach ten

function stamp(change: Partial<DayStamp> = {}): DayStamp {
  return { day: 22, isOnTime: true, zone: -480, mark: 7, ...change };
}

/** A day's board that comes with one step made. */
function boardOf(change: Partial<DayStamp> = {}, words: string | null = null): Link {
  return { kind: 'day', variant: first, seed: SEED, opening: [ADD], stamp: stamp(change), label: 'To beat: 7', words };
}

function open(storage: TextStorage, link?: Link): Shell {
  return createShell(entry, counter, testWorld(storage), link);
}

function countOf(shell: Shell): number {
  return (shell.getSnapshot().state as CounterState).count;
}

function playToTheEnd(shell: Shell): void {
  while (shell.getSnapshot().outcome === null) shell.play(ADD);
}

function doneOn(storage: TextStorage, day: number): unknown {
  return JSON.parse(storage.get(`${entry.id}.done.${day}`) ?? 'null');
}

describe('the board of a day', () => {
  it("begins after the moves that the day has made, which are nobody's", () => {
    const shell = open(memoryStorage(), boardOf());
    expect(countOf(shell)).toBeGreaterThan(0);
    expect(shell.getSnapshot()).toMatchObject({ isUnderway: false, canUndo: false });
    const before = countOf(shell);
    shell.play(ADD);
    shell.send({ type: 'undo' });
    expect(countOf(shell)).toBe(before);
    expect(shell.getSnapshot().canUndo).toBe(false);
  });

  it('leaves the own game alone, and that of another day', () => {
    const storage = memoryStorage();
    const own = open(storage);
    own.play(ADD);
    own.close();
    const yesterday = open(storage, boardOf({ day: 21 }));
    yesterday.play(ADD);
    yesterday.close();
    playToTheEnd(open(storage, boardOf()));
    expect(countOf(open(storage))).toBe(countOf(own));
    expect(countOf(open(storage, boardOf({ day: 21 })))).toBe(countOf(yesterday));
  });

  it('goes on where it was left, and stays in time after midnight', () => {
    const storage = memoryStorage();
    const shell = open(storage, boardOf());
    shell.play(ADD);
    shell.close();
    const late = open(storage, boardOf({ isOnTime: false, zone: 780 }, 'A past day.'));
    expect(countOf(late)).toBe(countOf(shell));
    expect(late.getSnapshot().notice).toBeNull();
    playToTheEnd(late);
    expect(doneOn(storage, 22)).toMatchObject({ isOnTime: true, zone: -480 });
  });

  it('counts for the calendar alone when it was begun on another day, and says so', () => {
    const storage = memoryStorage();
    const shell = open(storage, boardOf({ day: 3, isOnTime: false }, 'A past day.'));
    expect(shell.getSnapshot().notice).toBe('A past day.');
    playToTheEnd(shell);
    expect(doneOn(storage, 3)).toMatchObject({ isOnTime: false });
  });

  it('files how it ended, counts in the statistics, and leaves nothing to play on', () => {
    const storage = memoryStorage();
    const shell = open(storage, boardOf());
    playToTheEnd(shell);
    shell.close();
    expect(doneOn(storage, 22)).toMatchObject({ result: shell.getSnapshot().outcome?.result, mark: 7, hints: 0 });
    expect(keepingOf(entry.id, storage).save('day.22')).toBeNull();
    expect(open(storage).getSnapshot().statistics.played).toBe(1);
  });

  it('keeps the better end, where undo has taken it back and it comes again with a hint', () => {
    const storage = memoryStorage();
    const shell = open(storage, boardOf());
    playToTheEnd(shell);
    const before = doneOn(storage, 22);
    shell.send({ type: 'undo' });
    shell.send({ type: 'hint' });
    shell.play(ADD);
    expect(shell.getSnapshot()).toMatchObject({ outcome: { result: 'won' }, hints: 1 });
    expect(doneOn(storage, 22)).toEqual(before);
  });

  it('is done once a score has come to its mark, and can be played on', () => {
    const storage = memoryStorage();
    const begun = countOf(open(memoryStorage(), boardOf()));
    const shell = open(storage, boardOf({ mark: begun + 1 }));
    const heard: Effect[] = [];
    shell.listen((effect) => heard.push(effect));
    expect(doneOn(storage, 22)).toBeNull();
    shell.play(ADD);
    expect(heard.filter(({ type }) => type === 'celebrate')).toHaveLength(1);
    expect(heard).toContainEqual({ type: 'toast', news: expect.objectContaining({ title: 'Beaten!' }) as object });
    shell.close();
    expect(doneOn(storage, 22)).toMatchObject({ result: 'won', score: countOf(shell) });
    const later = open(storage, boardOf({ mark: begun + 1 }));
    expect(countOf(later)).toBe(countOf(shell));
    playToTheEnd(later);
    expect(doneOn(storage, 22)).toMatchObject({ result: 'won', score: countOf(later) });
  });

  it('is followed by nothing', () => {
    const shell = open(memoryStorage(), boardOf());
    shell.play(ADD);
    const { game, state } = shell.getSnapshot();
    shell.newGame();
    shell.newGame('twenty');
    expect(shell.getSnapshot()).toMatchObject({ game, state });
  });

  it('stops when the rules refuse the moves that it comes with', () => {
    expect(() =>
      open(memoryStorage(), { ...boardOf(), opening: [ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD, ADD] } as Link),
    ).toThrow();
  });
});
