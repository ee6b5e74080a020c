// Tests the text of a result: the heading, the figures, the distance to the best score, and that they agree with each other.
import { describe, expect, it } from 'vitest';
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import type { Result } from '#app/game-kit/rules.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { createFigureLines, formatRecord, getHeading } from '#app/game-kit/result/result-text.ts';
import { ELAPSED_MS, FINISHED_GAMES, type FinishedGame } from './finished-games.ts';

type AnyResults = Results<{ readonly count: number }, unknown>;

const COUNT = { getScore: ({ count }: { count: number }) => count, name: 'score' } as const;
const HIGHER: AnyResults = { score: { ...COUNT, better: 'higher' } };
const NOTHING: AnyResults = { score: { ...COUNT, better: 'higher', getScore: () => 0 } };
const FEWER: AnyResults = { score: { ...COUNT, name: 'moves', better: 'lower' } };

function createGame(results: AnyResults): MiniGame {
  return { ...counter, results } as MiniGame;
}

function createLines(results: AnyResults, result: Result, bestBefore: number | null, hints = 0, known: object = {}, text = counter.text) {
  const statistics = { ...NO_STATISTICS, ...known };
  const shown = { state: { count: 8 }, bestBefore, hints, outcome: { result }, statistics, variant: counter.rules.variants[0] };
  return createFigureLines({ ...createGame(results), text } as MiniGame, shown, 65_000).map(formatLine);
}

describe('the figures of a result', () => {
  it.each<[string, AnyResults, Result, number | null, readonly string[]]>([
    ['a first score has no comparison', HIGHER, 'over', null, ['Score: 8']],
    ['a lower score shows the distance to the best score', HIGHER, 'lost', 20, ['Score: 8', 'Best: 20 (12 to go)']],
    ['a new best score is not compared: the record says it', HIGHER, 'over', 5, ['Score: 8']],
    ['a score that equals the best is not repeated', HIGHER, 'over', 8, ['Score: 8', 'Ties your best']],
    ['nothing equals nothing', NOTHING, 'over', 0, ['Score: 0']],
    ['more moves show the difference to the best', FEWER, 'won', 6, ['Moves: 8', 'Best: 6 (2 more than your best)']],
    ['moves of a lost game are not shown', FEWER, 'lost', 6, []],
    ['a time is shown if it is measured', { time: (ms) => ms }, 'won', null, ['Time: 1:05']],
  ])('%s', (_, results, result, best, expected) => {
    expect(createLines(results, result, best)).toEqual(expected);
  });

  it('begin with the time if the status says the moves', () => {
    const lines = createLines({ ...FEWER, time: (ms) => ms }, 'won', 6, 0, {}, { ...counter.text, status: () => 'You won in 8 moves!' });
    expect(lines).toEqual(['Time: 1:05', 'Best: 6 (2 more than your best)']);
  });

  it('keep the old best score if a game with hints or a restarted game sets no record', () => {
    expect(createLines(HIGHER, 'over', null, 2)).toEqual(['Score: 8', 'Hints: 2']);
    expect(createLines(HIGHER, 'over', 5, 2, { bestScore: 5 })).toEqual(['Score: 8', 'Best: 5', 'Hints: 2']);
    expect(createLines(FEWER, 'won', 9, 0, { bestScore: 9 })).toEqual(['Moves: 8', 'Best: 9']);
  });
});

it('TET20 compares the time of a race, to the hundredth', () => {
  const race: AnyResults = { ...HIGHER, time: (ms) => ms, isWinnable: () => true };
  const after = (bestTimeMs: number, result: Result = 'won') => createLines(race, result, null, 0, { bestTimeMs });
  expect(after(65_000)).toEqual(['Time: 1:05.00']);
  for (const result of ['won', 'lost'] as const) expect(after(57_809, result)).toEqual(['Time: 1:05.00', 'Best time: 0:57.80']);
});

it('says what the hints of a game have added to its time', () => {
  const results: AnyResults = { time: (ms, hints) => ms + 7500 * hints * (hints + 1) };
  expect(createLines(results, 'won', null, 3)).toEqual(['Time: 1:05', 'Hints: 3 (1:30 added)']);
});

it.each<[string, number, number, AnyResults, readonly string[], Result?]>([
  ['is shown from the second win on', 2, 5, {}, ['Streak: 2 (longest 5)']],
  ['says when it is the longest', 4, 4, {}, ['Streak: 4, your longest']],
  ['is not shown after one win', 1, 1, {}, []],
  ['is not shown after a draw', 3, 3, {}, [], 'draw'],
  ['is not shown if no single player can win', 3, 3, { isWinnable: () => false }, []],
])('the streak %s', (_, streak, longestStreak, results, expected, result = 'won') => {
  expect(createLines(results, result, null, 0, { streak, longestStreak })).toEqual(expected);
});

const CLOSE: AnyResults = { isClose: ({ count }) => count >= 8 };
const NOTED: AnyResults = { ...CLOSE, lossNote: ({ count }, words) => `It was ${count}. Word ${words + 1} is next.` };

it.each<[string, AnyResults, Result, number, string | null, string | null]>([
  ['is a record, even of a close loss', CLOSE, 'lost', 8, 'New best score!', 'New best score!'],
  ['says that a loss was close', CLOSE, 'lost', 8, null, 'So close!'],
  ['does not repeat the status after another loss', CLOSE, 'lost', 7, null, null],
  ['does not repeat the status after a win', CLOSE, 'won', 8, null, null],
  ['does not call a loss close if the game does not define it', {}, 'lost', 8, null, null],
  ['tells after a loss the answer and what comes next', NOTED, 'lost', 7, null, 'It was 7. Word 3 is next.'],
  ['tells them after a close loss, too', NOTED, 'lost', 8, null, 'So close! It was 8. Word 3 is next.'],
  ['tells them after a loss only', NOTED, 'won', 7, null, null],
])('the heading %s', (_, results, result, count, record, expected) => {
  expect(getHeading(createGame(results), { result }, { count }, 2, record)).toBe(expected);
});

it.each<[string, AnyResults, { score: boolean; time: boolean }, string | null]>([
  ['a score', HIGHER, { score: true, time: true }, 'New best score!'],
  ['fewer moves', FEWER, { score: true, time: false }, 'Fewest moves yet!'],
  ['a time', HIGHER, { score: false, time: true }, 'New best time!'],
  ['nothing', HIGHER, { score: false, time: false }, null],
])('the record is named by what counts: %s', (_, results, records, expected) => {
  expect(formatRecord(createGame(results), { records, variant: counter.rules.variants[0] })).toBe(expected);
});

/** How the score of a game compares to the best one of earlier games. */
const HISTORIES = ['no earlier game', 'a new best', 'the same again', 'a worse one'] as const;

/** Everything that is in sight at the end of a game: status, heading and figures. */
function listResultTexts({ game, origin: { variant }, state, outcome }: FinishedGame, history: (typeof HISTORIES)[number]) {
  const { score } = game.results ?? {};
  const value = score?.getScore(state) ?? 0;
  const better = score?.better === 'lower' ? -1 : 1;
  const isRanked = better === 1 || outcome.result === 'won';
  const bestBefore = { 'no earlier game': null, 'a new best': value - better, 'the same again': value, 'a worse one': value + better }[
    history
  ];
  const records = { score: isRanked && history === 'a new best', time: false };
  const statistics = { ...NO_STATISTICS, bestScore: isRanked && history !== 'a worse one' ? value : bestBefore };
  const record = formatRecord(game, { records, variant });
  const figures = createFigureLines(game, { state, variant, bestBefore, hints: 0, outcome, statistics }, ELAPSED_MS).map(formatLine);
  const heading = getHeading(game, outcome, state, 0, record);
  return { lines: [game.text.status(state), ...figures, ...(heading === null ? [] : [heading])], value };
}

/** The figures of a line with their names or units: 'moves 13' for both 'Moves: 13' and '13 moves'. */
function findFigures(line: string): string[] {
  const named = [...line.matchAll(/([\w ]+): ([\d:]+)/g)].map(([, name, value]) => `${name} ${value}`);
  const counted = [...line.matchAll(/(\d+) ([a-z]+)/g)].map(([, value, unit]) => `${unit} ${value}`);
  return (named.length > 0 ? named : counted).map((figure) => figure.toLowerCase());
}

describe.each(FINISHED_GAMES)('the result of %s', (_, finished) => {
  it.each(HISTORIES)('says no figure twice and agrees with itself (%s)', (history) => {
    const { lines, value } = listResultTexts(finished, history);
    const figures = lines.flatMap(findFigures);
    expect(figures).toEqual([...new Set(figures)]);
    if (value > 0) expect(lines.filter((line) => new RegExp(`\\b${value}\\b(?!:)`).test(line)).length, lines.join(' | ')).toBeLessThan(2);
  });
});
