import { expect, it } from 'vitest';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules } from '#app/games/tetris/rules/rules.ts';
import { DROP, createState, playAll, press, TO_THE_LEFT_WALL } from './test-game.ts';
import { ROWS, SKYLINE } from '#app/games/tetris/rules/well.ts';
import { BURST_MS, createEffects, DURATION_MS, getLift, getProgress } from '#app/games/tetris/view/effects.ts';

const { events } = createTestPlay(rules);
const FLOOR = ROWS - 1;
const standing = playAll(createState('.X.....X.. .XXXXXXXXX .XXXXXX.X. .XXXXXXXXX', 'I', { lines: 8 }), ...TO_THE_LEFT_WALL);

it('bursts the bricks of full rows, and drops the rows above them', () => {
  const effects = createEffects(events(standing, DROP), 100);
  expect(effects.map(({ kind }) => kind)).toEqual(['landing', 'clearing', 'level']);
  const clearing = effects.find((effect) => effect.kind === 'clearing');
  expect(clearing?.sparks).toHaveLength(20);
  expect(clearing?.sparks[0]).toEqual({ shape: 'I', column: 0, row: FLOOR - 2 - SKYLINE });
  expect([FLOOR, FLOOR - 1].map((row) => getLift(effects, row, 100))).toEqual([1, 2]);
  expect(getLift(effects, FLOOR, 100 + BURST_MS)).toBe(1);
  expect(getLift(effects, FLOOR, 100 + DURATION_MS.clearing)).toBe(0);
  expect(effects.every((effect) => getProgress(effect, 100 + DURATION_MS.level) === 1)).toBe(true);
});

it('has no effects for moves', () => {
  const [left] = press('left');
  expect(left && createEffects(events(createState('', 'T'), left), 0)).toEqual([]);
});
