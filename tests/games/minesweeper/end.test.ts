// Tests what a board of Minesweeper shows, the end of its games and what is recorded of them.
import { expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { results } from '#app/games/minesweeper/game.ts';
import { findMissedSquare, findProof } from '#app/games/minesweeper/hints.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { countFewestClicks, OPEN } from '#app/games/minesweeper/rules/field.ts';
import { getGrid } from '#app/games/minesweeper/rules/grid.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import { type MinesweeperState, getFace, isFullyOpen } from '#app/games/minesweeper/rules/state.ts';
import { createState, parseStep, playSteps, type Step } from './test-board.ts';
import { findTurningPoint } from '#app/games/minesweeper/turning-point.ts';
import { listHistory } from '#tests/unit/card-kit/solver/lost-game.ts';

const { after } = createTestPlay(rules);

/** Fills each row of a drawing up to 33 squares with mines, which add no square to open: boards of the first size tell no 3BV. */
const widen = (drawing: string) => createState(drawing.replaceAll(/\S+/g, (row) => row.padEnd(33, '*')));

it.each([
  ['three', '*oo o.. .oF', true],
  ['four', '*oo ... .oF', false],
])('a loss with %s safe squares left is close: %s', (_, drawing, isClose) => {
  expect(results.isClose?.(playSteps(createState(drawing), 'reveal 0'))).toBe(isClose);
});

it('a result is drawn for sharing', () => {
  expect(results.drawing?.(playSteps(createState('*ox *o. F..'), 'reveal 0'), {})).toBe('🟨🟨🟨⬜⬜⬜⬜⬜⬜⬜ 💥');
});

it.each([
  ['are the empty areas, and the numbers that touch none', 'ooo*. ooo*o ox**.', { all: 1 + 3, done: 1 + 1 }],
  ['of an empty area with a flag in it are not done', 'xo* ooo ooo', { all: 1, done: 0 }],
])('MIN20 the fewest clicks %s', (_, drawing, clicks) => {
  const { field, covers, ...size } = createState(drawing);
  expect(countFewestClicks(getGrid(size), field, covers)).toEqual(clicks);
});

it.each<[string, MinesweeperState, readonly Step[], readonly string[]]>([
  [
    'a win: the fewest clicks, the clicks with flags, and the efficiency',
    widen('*.* ...'),
    ['flag 0', 'flag 33', 'flag 33', 'reveal 1', 'reveal 33', 'reveal 34', 'reveal 35'],
    ['3BV: 4 in 7 clicks', 'Efficiency: 57%'],
  ],
  [
    'a win with chords, which are one click each and can beat the fewest',
    widen('... .*. ...'),
    ['flag 34', 'reveal 1', 'chord 1', 'reveal 67', 'chord 67'],
    ['3BV: 8 in 5 clicks', 'Efficiency: 160%'],
  ],
  ['a loss: how much of it was done', widen('*.* o..'), ['reveal 34', 'reveal 0'], ['Opened: 2 of 4', '3BV: 2 of 4']],
  ['a loss on a board of the first size: what was opened', createState('*.* o..'), ['reveal 4', 'reveal 0'], ['Opened: 2 of 4']],
  ['nothing of a win on a board of the first size', createState('*.'), ['reveal 1'], []],
])('MIN20 a result tells of %s', (_, state, steps, summary) => {
  expect(results.summary?.(playSteps(state, ...steps)).map(formatLine)).toEqual(summary);
});

it.each([
  ['a square that was provably safe', 'oo. o*. ...', 4, 'Row 1, column 3 was provably safe. The 1 at row 1, column 2 has all its mines.'],
  ['nothing if the player had to guess', '.o *.', 2, undefined],
])('MIN23 a loss tells of %s', (_, drawing, hit, told) => {
  expect(results.summary?.(playSteps(createState(drawing), `reveal ${hit}`)).map(formatLine)[1]).toBe(told);
});

it('MIN23 what the last move has opened proves nothing', () => {
  let losses = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    let state = rules.start(rules.variants[0].options, seed);
    for (let cell = seed, turn = 0; turn < 200 && rules.outcome(state) === null; cell = (cell * 5 + 7) % 64, turn += 1) {
      const before = state;
      const type = state.covers[cell] === OPEN ? 'chord' : cell % 4 === 0 ? 'flag' : 'reveal';
      const played = rules.play(state, { type, cell });
      if ('state' in played) ({ state } = played);
      if (rules.outcome(state)?.result !== 'lost') continue;
      losses += 1;
      const missed = findMissedSquare(state);
      if (missed) expect(findProof(before, { type: 'reveal', cell: missed.cell })).toEqual(missed);
    }
  }
  expect(losses).toBeGreaterThan(30);
});

/** Returns what each square of a board shows, row by row. */
function getFaces(drawing: string, hits: readonly number[] = []): string[] {
  const state = { ...createState(drawing), hits };
  return state.covers.map((_, cell) => getFace(state, cell));
}

it('a game in progress shows no mines and no wrong flags', () => {
  expect(getFaces('*.o Fx.')).toEqual(['hidden', 'hidden', 'open', 'flagged', 'flagged', 'hidden']);
});

it('MIN7 MIN9 a lost game shows the hit mine, the other mines and the wrong flags', () => {
  const hit = { ...createState('*.o Fxo'), hits: [5] };
  const field = hit.field.with(5, hit.field[0] as number);
  expect(hit.covers.map((_, cell) => getFace({ ...hit, field }, cell))).toEqual(['mine', 'hidden', 'open', 'flagged', 'wrong-flag', 'hit']);
});

it('a square is spent once it and all its neighbors are open', () => {
  const board = createState('oo. ooo ooo');
  expect(board.covers.flatMap((_, cell) => (isFullyOpen(board, cell) ? cell : []))).toEqual([0, 3, 6, 7, 8]);
});

const SEED = 488; // 01***432 in the first row, if that is opened at its left end

it.each<[string, number, number, Step[], number, string]>([
  ['by a number', 0, SEED, ['reveal 2'], 2, 'Row 1, column 3 was a mine: the 1 at row 1, column 2 needs it.'],
  ['despite a wrong flag', 0, SEED, ['flag 23', 'reveal 3'], 3, 'Row 1, column 4 was a mine: the 2 at row 2, column 3 needs it.'],
  [
    'by the flag that was wrong',
    0,
    SEED,
    ['flag 13', 'flag 14', 'flag 23', 'chord 22'],
    23,
    'The flag at row 3, column 8 was wrong: the 1 at row 4, column 7 has all its mines.',
  ],
  [
    'by a safe square, where nothing told of the mine',
    1,
    1,
    ['reveal 48'],
    48,
    'Nothing told that row 6, column 4 was a mine, but row 3, column 4 was safe: the 1 at row 2, column 3 has all its mines.',
  ],
])('MIN24 explains and marks the mine %s, and knows of no move before it was hit', (_, variant, seed, steps, cell, why) => {
  const moves = ['reveal 0' as const, ...steps].map(parseStep);
  const history = listHistory(after, rules.start(rules.variants[variant]!.options, seed), moves);
  expect(findTurningPoint(history, moves)).toEqual({ index: moves.length - 1, why, mark: { type: 'flag', cell } });
  expect(findTurningPoint(history.slice(0, 2), moves.slice(0, 1))).toBeNull();
});
