// Tests the delays and repeat rates that players choose for held side keys.
import { expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { rules, type TetrisMove } from '#app/games/tetris/rules/rules.ts';
import type { TetrisState } from '#app/games/tetris/rules/state.ts';
import { createState, DROP } from './test-game.ts';

const { after, advance } = createTestPlay(rules);

const hold = (handling: { delayMs?: number; repeatMs?: number }): TetrisMove => ({ type: 'press', key: 'right', ...handling });
const SLIDE = hold({ delayMs: 100, repeatMs: 0 });

/** The column of the piece after each of some times. */
function getColumns(state: TetrisState, ...times: readonly number[]): (number | undefined)[] {
  return times.map((ms) => advance(state, ms).piece?.column);
}

it.each([
  [{}, 170, 50],
  [{ delayMs: 100, repeatMs: 33 }, 100, 33],
  [{ delayMs: 133 }, 133, 50],
  [{ delayMs: 200, repeatMs: 17 }, 200, 17],
  [{ repeatMs: 33 }, 170, 33],
  [{ delayMs: -5, repeatMs: Number.NaN }, 170, 50],
])('TET7 repeats a press of %o after %i ms and every %i ms', (handling, delayMs, repeatMs) => {
  const state = after(createState('', 'T'), hold(handling));
  expect(getColumns(state, delayMs - 1, delayMs, delayMs + repeatMs - 1, delayMs + repeatMs)).toEqual([4, 5, 5, 6]);
});

it('TET7 goes by the latest press, also when the opposite key is released', () => {
  const state = after(createState('', 'T'), hold({}), { type: 'press', key: 'left', delayMs: 100 }, { type: 'release', key: 'left' });
  expect(getColumns(state, 99, 100)).toEqual([3, 4]);
});

it('TET7 goes to the wall at once at 0 ms, then waits there, and takes the next piece along', () => {
  const state = after(createState('', 'T'), SLIDE);
  expect(getColumns(state, 99, 100)).toEqual([4, 7]);
  const atWall = advance(state, 100);
  expect(rules.dueInMs?.(atWall)).toBe(200);
  const next = after(atWall, DROP);
  expect([next.piece?.column, rules.dueInMs?.(next)]).toEqual([3, 1]);
  expect(advance(next, 1).piece?.column).toBe(7);
});

it('TET7 slides at 0 ms under an overhang as soon as a falling piece has room', () => {
  const spawned = createState('......X... ..........', 'I');
  const high = { ...spawned, piece: spawned.piece && { ...spawned.piece, column: 2, row: 37 }, fallMs: 150 };
  const held = after(high, SLIDE);
  expect(getColumns(held, 149)).toEqual([2]);
  expect(rules.dueInMs?.(advance(held, 149))).toBe(1);
  const { piece, lockMs } = advance(held, 151);
  expect([piece?.column, piece?.row, lockMs]).toEqual([6, 38, 499]);
});
