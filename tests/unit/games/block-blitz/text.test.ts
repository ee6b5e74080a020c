// What Block Blitz says and shares.
import { expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { game } from '#app/games/block-blitz/game.ts';
import { rules } from '#app/games/block-blitz/rules/rules.ts';
import { labelBurst, text } from '#app/games/block-blitz/text.ts';
import { BAR, createState, DOT, FULL_BUT_ONE, place } from './test-board.ts';

const { after, events } = createTestPlay(rules);

const CROSS = [FULL_BUT_ONE, ...Array.from({ length: 7 }, () => '.......X')];
const CHECKERED = Array.from({ length: 8 }, (_, row) => (row % 2 ? 'X.X.X.X.' : '.X.X.X.X'));

it.each([
  ['the piece and its place', createState([], [BAR, DOT, null]), place(0, 2, 3), /^Placed sky block, 3 by 1, at row 3, column 4$/],
  ['a line that bursts', createState([FULL_BUT_ONE], [DOT, DOT, null]), place(0, 0, 7), /column 8, a line bursts for 10 points$/],
  ['lines and a combo', createState(CROSS, [DOT, DOT, null], { combo: 1 }), place(0, 0, 7), /, 2 lines burst for 80 points, combo 2$/],
  ['new blocks', createState([], [DOT, null, null]), place(0, 0, 0), /\. Three new blocks$/],
  ['the end', createState(CHECKERED, [DOT, BAR, null]), place(0, 0, 0), /\. No blocks fit$/],
])('announcements name %s', (_, state, move, sentence) => {
  expect(text.announcement?.(events(state, move), after(state, move))).toMatch(sentence);
});

it('nothing is announced of no events', () => {
  expect(text.announcement?.([], createState([], [BAR]))).toBeNull();
});

it('the status names the combo and the end', () => {
  expect(text.status(createState([], [DOT], { combo: 1 }))).toBe('Fill a row or a column');
  expect(text.status(createState([], [DOT], { combo: 2 }))).toBe('Combo ×2');
  expect(text.status(createState([], [null, null, null]))).toBe('No blocks fit.');
});

it('score, best score and combo stand beside the board', () => {
  const readFigures = (best: number | null, combo: number) => {
    const figures = text.figures?.(createState([], [DOT], { score: 40, combo }), { best, streak: 0, target: null });
    return figures?.map(([, figure]) => figure);
  };
  expect(readFigures(900, 3)).toEqual([40, 900, '×3']);
  expect(readFigures(null, 0)).toEqual([40, '×1']);
});

it('BLO5 a combo is shown on its burst, not as a toast, and lifts its size and pitch up to the seventh turn', () => {
  const burst = (combo: number) => ({ type: 'burst', rows: [1, 2], columns: [], combo, points: 40 * combo }) as const;
  expect(text.toast).toBeUndefined();
  expect(labelBurst(burst(1))).toEqual({ combo: null, points: '+40', lift: 0, row: 2, column: 4 });
  expect(labelBurst(burst(4))).toMatchObject({ combo: 'Combo ×4', points: '+160' });
  expect([1, 3, 7, 9].map((combo) => labelBurst(burst(combo)).lift)).toEqual([0, 2, 6, 6]);
  const sound = game.sounds?.burst;
  const getPitch = (combo: number) => (typeof sound === 'function' ? sound(burst(combo) as never) : null);
  expect([1, 3, 7, 9].map(getPitch)).toMatchObject([{ semitones: 0 }, { semitones: 4 }, { semitones: 12 }, { semitones: 12 }]);
});

it('a result has points, lines and the best combo', () => {
  const { score, isWinnable, summary, sharedFigures } = game.results ?? {};
  const state = createState([], [DOT], { score: 1234, lines: 12, bestCombo: 4 });
  expect(score?.getScore(state)).toBe(1234);
  expect(isWinnable?.(null)).toBe(false);
  expect(summary?.(state)).toEqual(['Lines: 12', 'Best combo: ×4']);
  expect(sharedFigures?.(state, '2:05')).toEqual(['1,234 points', '12 lines']);
});
