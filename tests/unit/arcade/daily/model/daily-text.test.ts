// Tests the shared text of a daily result: title, day number, score, squares and URL, and nothing that gives the board away.
import { expect, it } from 'vitest';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import {
  createBoardResultText,
  canRetry,
  formatDay,
  formatFigure,
  formatNextBoard,
  formatSquares,
  formatTargetResult,
  formatTimeLeft,
  listRivals,
} from '#app/arcade/daily/model/daily-text.ts';
import { WON as FASTER } from './example-result.ts';

const WON: DailyResult = { ...FASTER, elapsedMs: 205_000 };
const LOST: DailyResult = { ...WON, result: 'lost' };
const POINTS = { better: 'higher', target: 2400 } as const;
const MINUTE_MS = 60_000;

it.each([
  ['sudoku', WON, '3:25', 10, 0],
  ['sudoku', { ...WON, hints: 3 }, '3:25', 7, 3],
  ['solitaire', LOST, 'Not this time', 0, 0],
  ['puzzle', { ...WON, score: 25, target: 20 }, '25 moves', 8, 0],
  ['memory', { ...WON, score: 6, target: 6 }, '6 moves', 10, 0],
  ['2048', { ...LOST, ...POINTS, score: 1200 }, '1,200 points', 5, 0],
  ['2048', { ...LOST, ...POINTS, score: 9000 }, '9,000 points', 10, 0],
] as const)('formats %s with its score and ten squares', (_, done, figure, green, yellow) => {
  expect(formatFigure(done)).toBe(figure);
  const squares = [...formatSquares(done)];
  expect(squares).toHaveLength(10);
  expect(squares.filter((square) => square === '🟩')).toHaveLength(green);
  expect(squares.filter((square) => square === '🟨')).toHaveLength(yellow);
});

it.each([
  { ...WON, score: 0, target: 6 },
  { ...WON, score: -6, target: 6 },
  { ...LOST, ...POINTS, score: 0, target: 0 },
  { ...LOST, ...POINTS, score: -100 },
])('has ten squares even if the figures are forged (%#)', (done) => {
  expect([...formatSquares(done)]).toHaveLength(10);
});

it('contains the drawing of a game that has one', () => {
  const done = { ...WON, score: 2, figure: '2/6', drawing: '⬛🟨⬛⬛🟩\n🟩🟩🟩🟩🟩' };
  expect(createBoardResultText({ id: 'wordle', title: 'Wordle' }, 22, done).split('\n')).toEqual([
    expect.stringMatching(/Wordle No\. 22: 2\/6$/),
    '⬛🟨⬛⬛🟩',
    '🟩🟩🟩🟩🟩',
    expect.stringMatching(/^https:.*\/play\/wordle\/daily\?day=22#beat=2$/),
  ]);
});

it.each([
  ['sudoku', WON, '3:25'],
  ['minesweeper', { ...WON, tries: 3 }, '3:25, won on try 3'],
  ['minesweeper', { ...LOST, tries: 2, hints: 1 }, 'Not this time, 2 tries, 1 hint'],
  ['2048', { ...WON, ...POINTS, score: 9000, tries: 2, hints: 4 }, '9,000 points, won on try 2, 4 hints'],
  ['puzzle', { ...WON, score: 143, hints: 2 }, '143 moves, 2 hints'],
] as const)('G12 tells the tries and hints of %s once, in the texts of the board and of the day', (game, done, result) => {
  const [line, ...others] = createBoardResultText({ id: game, title: 'Game' }, 22, done).split('\n');
  expect(line?.endsWith(`No. 22: ${result}`)).toBe(true);
  expect(others.join('')).not.toMatch(/hint|tr(y|ies)/);
});

it.each([
  [{ ...WON, ...POINTS, score: 9000 }, '#beat=8700&by=BO', '#beat=9000&by=ANI&beat=8700&by=BO'],
  [{ ...LOST, ...POINTS, score: 9000 }, '#beat=9300', '#beat=9300&by=&beat=9000&by=ANI'],
  [{ ...WON, score: 143 }, '', '#beat=143&by=ANI'],
  [WON, '#beat=9&by=nobody', '#beat=205000&by=ANI'],
  [LOST, '#beat=206000&by=BO', ''],
  [{ ...WON, figure: '1 wrong guess' }, '#beat=2&by=BO', ''],
] as const)('challenges to the same board with its result and those that came with the link (%#)', (done, received, sent) => {
  const text = createBoardResultText({ id: 'sudoku', title: 'Sudoku' }, 22, done, 'ANI', listRivals(done, received));
  expect(text.endsWith(`/play/sudoku/daily?day=22${sent}`)).toBe(true);
});

it.each([
  [{ ...WON, score: 20, target: 20 }, "That's the fewest possible!"],
  [{ ...WON, ...POINTS, score: 3000 }, 'Daily goal reached'],
  [{ ...LOST, ...POINTS, score: 300 }, null],
] as const)('says that a target is met, and nothing else (%#)', (done, words) => {
  expect(formatTargetResult(done)).toBe(words);
});

it('allows a retry only of a lost board whose solution is still unknown', () => {
  const known = [{ ...LOST, score: 6, figure: 'X/6' }, WON, { ...LOST, ...POINTS, score: 9000 }];
  expect([LOST, ...known].filter(canRetry)).toEqual([LOST]);
});

it.each([
  [23, "Tomorrow's Game comes in 5 hr 12 min."],
  [24, 'The next Game comes on Tuesday, November 24.'],
])('tells when the next board comes (%i)', (day, text) => {
  expect(formatNextBoard('Game', day, { day: 22, leftMs: 312 * MINUTE_MS })).toBe(text);
});

it('formats dates and times', () => {
  expect(formatDay(22)).toBe('November 22');
  expect(formatDay(22, { weekday: 'long' })).toBe('Sunday, November 22');
  const times = [0.01, 59, 61, 24 * 60].map((minutes) => formatTimeLeft(minutes * MINUTE_MS));
  expect(times).toEqual(['1 min', '59 min', '1 hr 1 min', '24 hr 0 min']);
});
