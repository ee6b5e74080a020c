import { describe, expect, it } from 'vitest';
import { testWorld } from './test-world.ts';
import { createTicker } from './ticker.ts';

const PERIOD_MS = 100;

/** A ticker that goes on by itself, as a game does whose period stays the same, and what its beats were told. */
function ticking(isContinuous: boolean) {
  const world = testWorld();
  const beats: number[] = [];
  let lateMs = 0;
  const ticker = createTicker(
    world.now,
    (ms, run) => world.after(ms + lateMs, run),
    isContinuous,
    (elapsedMs) => {
      beats.push(elapsedMs);
      ticker.set(PERIOD_MS);
    },
  );
  return {
    world,
    ticker,
    beats,
    beLate(ms: number) {
      lateMs = ms;
    },
  };
}

/** The time that beats were told of. */
function total(beats: readonly number[]): number {
  return beats.reduce((sum, elapsedMs) => sum + elapsedMs, 0);
}

describe('a clock in steps', () => {
  it('beats every period, and not before the first is over', () => {
    const { world, ticker, beats } = ticking(false);
    ticker.set(PERIOD_MS);
    world.pass(PERIOD_MS - 1);
    expect(beats).toEqual([]);
    world.pass(1 + 2 * PERIOD_MS);
    expect(beats).toEqual([PERIOD_MS, PERIOD_MS, PERIOD_MS]);
  });

  it('keeps its beat when timers are a little late', () => {
    const { world, ticker, beats, beLate } = ticking(false);
    beLate(30);
    ticker.set(PERIOD_MS);
    world.pass(10 * PERIOD_MS + 30);
    expect(beats).toHaveLength(10);
  });

  it('starts a new beat rather than a burst when a timer is more than a beat late', () => {
    const { world, ticker, beats, beLate } = ticking(false);
    beLate(10 * PERIOD_MS);
    ticker.set(PERIOD_MS);
    beLate(0);
    world.pass(11 * PERIOD_MS);
    expect(beats).toEqual([11 * PERIOD_MS]);
    world.pass(PERIOD_MS - 1);
    expect(beats).toHaveLength(1);
  });

  it('takes a new period from its last beat', () => {
    const { world, ticker, beats } = ticking(false);
    ticker.set(PERIOD_MS);
    world.pass(60);
    ticker.set(PERIOD_MS / 2);
    world.pass(0);
    expect(beats).toHaveLength(1);
  });

  it('stops, and takes a whole period when it begins again', () => {
    const { world, ticker, beats } = ticking(false);
    ticker.set(PERIOD_MS);
    world.pass(90);
    ticker.set(null);
    expect(world.waiting()).toBe(0);
    world.pass(500);
    ticker.set(PERIOD_MS);
    world.pass(PERIOD_MS - 1);
    expect(beats).toEqual([]);
    world.pass(1);
    expect(beats).toEqual([PERIOD_MS]);
  });
});

describe.each([
  ['in steps', false],
  ['that is continuous', true],
])('a clock %s', (_, isContinuous) => {
  it('is told of every millisecond once, however late its timers are', () => {
    const { world, ticker, beats, beLate } = ticking(isContinuous);
    const begunAt = world.now();
    let lastAt = begunAt;
    ticker.set(PERIOD_MS);
    for (const lateMs of [30, 0, 250, 70, 5]) {
      beLate(lateMs);
      const count = beats.length;
      while (beats.length === count) {
        world.pass(1);
        lastAt = world.now();
      }
    }
    expect(total(beats)).toBe(lastAt - begunAt);
  });
});

describe('a beat out of its time', () => {
  it('is told what has passed, and the next one waits a whole period from there', () => {
    const { world, ticker, beats } = ticking(true);
    ticker.set(PERIOD_MS);
    world.pass(40);
    ticker.beatNow();
    expect(beats).toEqual([40]);
    expect(world.waiting()).toBe(1);
    world.pass(PERIOD_MS - 1);
    expect(beats).toEqual([40]);
    world.pass(1);
    expect(beats).toEqual([40, PERIOD_MS]);
  });

  it('does not happen when no time has passed, or when nothing is waiting', () => {
    const { world, ticker, beats } = ticking(true);
    ticker.beatNow();
    ticker.set(PERIOD_MS);
    ticker.beatNow();
    expect(beats).toEqual([]);
    ticker.set(null);
    world.pass(40);
    ticker.beatNow();
    expect(beats).toEqual([]);
  });
});
