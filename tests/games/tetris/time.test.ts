// Tests what happens as time passes: falling, locking, and held keys.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules, type TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { LONGEST_TICK_MS } from '#app/games/tetris/rules/flow.ts';
import { DELAY_MS, REPEAT_MS } from '#app/games/tetris/rules/held-keys.ts';
import { getFallIntervalMs, LOCK_DELAY_MS, type TetrisState } from '#app/games/tetris/rules/state.ts';
import { CLASSIC, playAll, press as tap, createState } from './test-game.ts';
import { EMPTY_WELL } from '#app/games/tetris/rules/well.ts';

const { after, advance, isRefused } = createTestPlay(rules);

/** Advances time in steps, as a session does. */
function pass(state: TetrisState, ms: number, stepMs = 10): TetrisState {
  let current = state;
  for (let left = ms; left > 0; left -= stepMs) current = advance(current, Math.min(stepMs, left));
  return current;
}

const createPress = (key: 'left' | 'right' | 'down'): TetrisMove => ({ type: 'press', key });
const createRelease = (key: 'left' | 'right' | 'down'): TetrisMove => ({ type: 'release', key });
const GROUND = 38; // the row of a flat T's bounding box on the floor

/** Creates a T that has just landed on the floor. */
function createStateOnFloor(): TetrisState {
  return playAll(createState('', 'T'), ...Array.from({ length: 30 }, () => tap('down')).flat());
}

describe('falling', () => {
  it.each([1, 2, 5, 10])('TET12 takes 1000 ms × 0.8^(level − 1) per row at level %i', (level) => {
    expect(getFallIntervalMs(level)).toBeCloseTo(1000 * 0.8 ** (level - 1));
    const state = createState('', 'T', { lines: 10 * (level - 1) });
    const row = state.piece?.row ?? 0;
    const rowsAfter = (rows: number, ms: number) => pass(state, rows * getFallIntervalMs(level) + ms, 7).piece?.row;
    expect(rowsAfter(1, -0.5)).toBe(row);
    expect(rowsAfter(1, 0.5)).toBe(row + 1);
    expect(rowsAfter(3, 0.5)).toBe(row + 3);
  });

  it('TET12 falls several rows at once, but never through blocks', () => {
    const well = EMPTY_WELL.with(30, 0o1111111110);
    const state = { ...createState('', 'T', { lines: 240 }), well };
    const later = advance(state, 16);
    expect((later.piece?.row ?? 0) - (state.piece?.row ?? 0)).toBe(Math.floor(16 / getFallIntervalMs(25)));
    expect(pass(state, 400).piece?.row).toBe(28);
  });

  it('TET12 falls the same way however the time is split', () => {
    const state = playAll(createState('', 'L', { lines: 70 }), createPress('left'));
    expect(pass(state, 1500, 1).piece).toEqual(pass(state, 1500, 250).piece);
  });

  it.each([1, 10, 20])('TET12 keeps its pace at level %i when it is advanced by its due times', (level) => {
    let state = createState('', 'T', { lines: 10 * (level - 1) });
    let passedMs = 0;
    while (state.placed === 0 && passedMs < 30_000) {
      const dueMs = rules.dueInMs?.(state) ?? 0;
      passedMs += dueMs;
      state = advance(state, dueMs);
    }
    expect(passedMs).toBe(Math.ceil(19 * getFallIntervalMs(level) + LOCK_DELAY_MS));
  });

  it('TET19 counts at most 250 ms of a stalled clock', () => {
    const state = createState('', 'T');
    expect(advance(state, 60_000)).toEqual(advance(state, LONGEST_TICK_MS));
    expect(advance(state, 60_000).piece).toEqual(state.piece);
    for (const elapsedMs of [0, -5, Number.NaN]) expect(advance(state, elapsedMs)).toBe(state);
  });

  it('is due when something happens and at least every 200 ms, but not before the start or after the end', () => {
    expect(rules.dueInMs?.(rules.start(CLASSIC, 1))).toBeNull();
    const state = createState('', 'T');
    expect(rules.dueInMs?.(playAll(state, createPress('left')))).toBe(DELAY_MS);
    expect(rules.dueInMs?.(pass(playAll(state, createPress('left')), DELAY_MS))).toBe(REPEAT_MS);
    expect(rules.dueInMs?.(playAll(state, createPress('down')))).toBe(DELAY_MS);
    expect(rules.dueInMs?.(pass(playAll(state, createPress('down')), DELAY_MS))).toBe(REPEAT_MS);
    expect(rules.dueInMs?.(pass(createStateOnFloor(), 470))).toBe(30);
    expect(rules.dueInMs?.(state)).toBe(200);
    expect(rules.dueInMs?.({ ...state, piece: null })).toBeNull();
    expect(advance({ ...state, piece: null }, 200).piece).toBeNull();
  });

  it('is due soon if a fall was delayed by a resting piece', () => {
    const state = { ...createState('', 'T'), fallMs: 0 };
    expect(rules.dueInMs?.(state)).toBe(1);
    expect(advance(state, 1).piece?.row).toBe((state.piece?.row ?? 0) + 1);
  });
});

describe('held keys', () => {
  it('TET7 act at once, again after 170 ms, and then every 50 ms', () => {
    const state = after(createState('', 'T'), createPress('right'));
    expect([0, 169, 170, 219, 220].map((ms) => pass(state, ms).piece?.column)).toEqual([4, 4, 5, 5, 6]);
  });

  it('TET7 give way to the opposite key and come back when it is released', () => {
    const both = playAll(createState('', 'T'), createPress('left'), createPress('right'));
    expect(both.piece?.column).toBe(3);
    expect(pass(both, 170).piece?.column).toBe(4);
    const back = playAll(both, createRelease('right'));
    expect(pass(back, 160).piece?.column).toBe(3);
    expect(pass(back, 170).piece?.column).toBe(2);
    expect(pass(playAll(both, createRelease('left')), 170).piece?.column).toBe(4);
  });

  it('TET7 restart the delay when the active key is released, and continue when the other one is', () => {
    const both = pass(playAll(createState('', 'T'), createPress('left'), createPress('right')), 100);
    expect(pass(playAll(both, createRelease('right')), 160).piece?.column).toBe(3);
    expect(pass(playAll(both, createRelease('right')), 170).piece?.column).toBe(2);
    expect(pass(playAll(both, createRelease('left')), 70).piece?.column).toBe(4);
    expect(pass(playAll(both, createRelease('left'), createRelease('right')), 900).piece?.column).toBe(3);
  });

  it('TET7 soft drop at the same rate, and continue with the next piece', () => {
    const state = playAll(createState('', 'T'), createPress('down'));
    expect(state.piece?.row).toBe(20);
    expect(pass(state, 170).piece?.row).toBe(21);
    expect(pass(state, 170 + 100).piece?.row).toBe(23);
    const next = pass(playAll(state, createPress('left'), { type: 'hard-drop' }), 170);
    expect([next.piece?.shape, next.piece?.column]).toEqual(['O', 2]);
    expect(next.piece?.row).toBeGreaterThan(19);
  });

  it('TET6 TET17 ignore a second press, and are all released together', () => {
    const state = playAll(createState('', 'T'), createPress('left'), createPress('down'));
    for (const move of [createPress('left'), createPress('down'), createRelease('right')]) expect(isRefused(state, move)).toBe(true);
    const free = playAll(state, { type: 'release-all' });
    expect(free.piece).toEqual(state.piece);
    for (const held of [state, playAll(createState('', 'T'), createPress('right')), playAll(createState('', 'T'), createPress('down'))]) {
      expect(pass(after(held, { type: 'release-all' }), 900).piece).toEqual(held.piece);
    }
    for (const move of [{ type: 'release-all' } as const, createRelease('down')]) expect(isRefused(free, move)).toBe(true);
  });

  it('TET6 do not repeat rotations, hard drops and holds', () => {
    const turned = playAll(createState('', 'T'), { type: 'rotate', turn: 'clockwise' });
    expect(pass(turned, 900).piece?.turn).toBe(1);
    const dropped = playAll(createState('', 'T'), { type: 'hard-drop' });
    expect(pass(dropped, 900).placed).toBe(1);
    expect(pass(playAll(createState('', 'T'), { type: 'hold' }), 900).piece?.shape).toBe('O');
  });
});

describe('locking', () => {
  it('TET8 is delayed by 500 ms from the first contact', () => {
    const state = createStateOnFloor();
    expect(state.piece?.row).toBe(GROUND);
    expect(pass(state, 490).placed).toBe(0);
    expect(pass(state, 500).placed).toBe(1);
  });

  it('TET8 is not immediate after a soft drop on the floor', () => {
    expect(playAll(createStateOnFloor(), ...tap('down')).placed).toBe(0);
  });

  it('TET8 restarts the delay after a move or a rotation, up to 15 times', () => {
    let state = createStateOnFloor();
    for (let count = 0; count < 15; count += 1) state = playAll(pass(state, 400), ...tap(count % 2 ? 'left' : 'right'));
    expect([state.placed, state.lockMs]).toEqual([0, LOCK_DELAY_MS]);
    state = playAll(pass(state, 400), ...tap('left'));
    expect(state.lockMs).toBe(100);
    expect(pass(state, 90).placed).toBe(0);
    expect(pass(state, 100).placed).toBe(1);
    expect(playAll(pass(createStateOnFloor(), 400), { type: 'rotate', turn: 'clockwise' }).lockMs).toBe(LOCK_DELAY_MS);
  });

  it('TET8 resets the count only at a new lowest row', () => {
    // A ledge of two columns on the left, twelve rows above the floor.
    const well = EMPTY_WELL.with(28, 0o11);
    let state = playAll({ ...createState('', 'T'), well }, ...Array.from({ length: 3 }, () => tap('left')).flat());
    state = playAll(state, ...Array.from({ length: 20 }, () => tap('down')).flat());
    expect(state.piece?.row).toBe(26);
    for (let count = 0; count < 4; count += 1) state = playAll(pass(state, 100), ...tap(count % 2 ? 'left' : 'right'));
    expect(state.resets).toBe(4);
    state = playAll(state, ...Array.from({ length: 3 }, () => tap('right')).flat(), ...tap('down'));
    expect([state.resets, state.lockMs, state.lowest]).toEqual([0, LOCK_DELAY_MS, 28]);
  });

  it('TET8 resets the count when a rotation reaches a new lowest row', () => {
    const turned = playAll({ ...createState('', 'T'), resets: 7, lockMs: 300 }, { type: 'rotate', turn: 'clockwise' });
    expect([turned.resets, turned.lockMs]).toEqual([0, LOCK_DELAY_MS]);
  });

  it('TET8 does not reset the count in rows that the piece has reached before', () => {
    const state = createState('', 'T');
    const { lowest } = playAll(state, ...tap('down'));
    for (const reached of [lowest, lowest + 5]) {
      const fallen = playAll({ ...state, lowest: reached, resets: 7, lockMs: 300 }, ...tap('down'));
      expect([fallen.resets, fallen.lockMs, fallen.lowest]).toEqual([7, 300, reached]);
    }
  });

  it('TET8 does not count moves that delay nothing', () => {
    expect(playAll(createStateOnFloor(), ...tap('left'), ...tap('right')).resets).toBe(0);
  });
});
