import { expect, it } from 'vitest';
import { compareRuns, type Results } from './compare.ts';

const GAMES = ['Snake', 'Sudoku', 'Tetris', 'Memory', 'Puzzle', 'Hangman'] as const;

/** The engines of all games, each as fast as the machine times its own factor. */
function engines(speed: number, own: Readonly<Record<string, number>> = {}): Results {
  return { date: '2026-11-22', engines: GAMES.map((game) => ({ game, what: 'moves', 'per second': 1000 * speed * (own[game] ?? 1) })) };
}

it('names what became slower than noise, and by how much', () => {
  const { worse, compared } = compareRuns(engines(1), engines(1, { Tetris: 0.5, Snake: 0.9, Memory: 3 }));
  expect(compared).toBe(GAMES.length);
  expect(worse).toEqual([{ part: 'engines', what: 'Tetris, moves', figure: 'per second', before: 1000, now: 500, times: 2 }]);
});

it('takes a busy machine out of what is timed, and says that the whole part was slower', () => {
  const { worse, slowed } = compareRuns(engines(1), engines(0.5, { Tetris: 0.5 }));
  expect(worse.map(({ what, times }) => [what, times])).toEqual([['Tetris, moves', 2]]);
  expect(slowed).toEqual({ engines: 2 });
});

it('does not call slow what has become faster by less than the rest', () => {
  expect(compareRuns(engines(1), engines(3, { Tetris: 0.5 }))).toMatchObject({ worse: [], slowed: {} });
});

it.each([
  ['input to paint, middle (ms)', 24, 32, false], // one step of the browser's
  ['input to paint, middle (ms)', 24, 40, true],
  ['load to interactive (ms)', 400, 480, false],
  ['load to interactive (ms)', 400, 320, false],
  ['JavaScript (bytes)', 100_000, 100_900, false],
  ['JavaScript (bytes)', 100_000, 102_000, true],
  ['all pictures, 390 px (KB)', 20, 21, false],
  ['layout shift, 390 px', 0, 0.02, true],
  ['layout shift, 390 px', 0, 0, false],
  ['first paint, times the limit', 1, 1.05, false],
  ['first paint, times the limit', 1, 1.2, true],
  ['frames a second', 60, 50, true],
  ['times as fast', 10, 8, true],
  ['theirs per second', 1000, 10, false],
])('%s from %d to %d: worse is %s', (figure, before, now, isWorse) => {
  const run = (value: number): Results => ({ part: [{ page: '/', [figure]: value }] });
  expect(compareRuns(run(before), run(now)).worse).toHaveLength(isWorse ? 1 : 0);
});

it('tells rows of one page apart by their round trip, and compares only what both runs have', () => {
  const row = (page: string, roundTrip: number, times: number) => ({
    page,
    'round trip (ms)': roundTrip,
    'first paint, times the network': times,
  });
  const before = { secondVisit: [row('/', 0, 1.2), row('/', 40, 0.6)], boot: [{ page: '/', 'load to interactive (ms)': 1 }] };
  const now = { secondVisit: [row('/', 40, 0.9), row('/', 0, 1.2), row('/play', 0, 9)], rivals: 'none' };
  const { worse, compared } = compareRuns(before, now);
  expect(compared).toBe(2);
  expect(worse.map(({ what }) => what)).toEqual(['/, 40']);
});

it('has nothing to say without figures that were kept', () => {
  expect(compareRuns({}, engines(1))).toEqual({ compared: 0, worse: [], slowed: {} });
});
