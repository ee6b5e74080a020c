// Tests the text of a result: the cheer, the figures, and the distance to the best score.
import { describe, expect, it } from 'vitest';
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import type { Result } from '#app/game-kit/rules.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { getCheer, createFigureLines, formatSharedResult } from '#app/game-kit/stage/result/result-text.ts';

type AnyResults = Results<{ readonly count: number }, never, unknown>;

const COUNT = { getScore: ({ count }: { count: number }) => count, name: 'score' } as const;
const HIGHER: AnyResults = { score: { ...COUNT, better: 'higher' } };
const FEWER: AnyResults = { score: { ...COUNT, name: 'moves', better: 'lower' } };

function createGame(results: AnyResults): MiniGame {
  return { ...counter, results } as MiniGame;
}

function createLines(
  results: AnyResults,
  result: Result,
  bestBefore: number | null,
  hints = 0,
  statistics = NO_STATISTICS,
): readonly string[] {
  const shown = { state: { count: 8 }, bestBefore, hints, outcome: { result }, statistics, variant: counter.rules.variants[0] };
  return createFigureLines(createGame(results), shown, 65_000);
}

describe('the figures of a result', () => {
  it.each<[string, AnyResults, Result, number | null, readonly string[]]>([
    ['a first score has no comparison', HIGHER, 'over', null, ['Score: 8']],
    ['a lower score shows the distance to the best score', HIGHER, 'lost', 20, ['Score: 8', 'Best: 20 (12 to go)']],
    ['a new best score is shown as the best', HIGHER, 'over', 5, ['Score: 8', 'Best: 8']],
    ['a score that equals the best is shown as the best', HIGHER, 'over', 8, ['Score: 8', 'Best: 8']],
    ['more moves show the difference to the best', FEWER, 'won', 6, ['Moves: 8', 'Best: 6 (2 more than your best)']],
    ['moves of a lost game are not shown', FEWER, 'lost', 6, []],
    ['a time is shown if it is measured', { time: { isRecord: false } }, 'won', null, ['Time: 1:05']],
  ])('%s', (_, results, result, best, expected) => {
    expect(createLines(results, result, best)).toEqual(expected);
  });

  it('keep the old best score if a game with hints or a restarted game sets no record', () => {
    const createStatistics = (bestScore: number) => ({ ...NO_STATISTICS, bestScore });
    expect(createLines(HIGHER, 'over', null, 2)).toEqual(['Score: 8', 'Hints: 2']);
    expect(createLines(HIGHER, 'over', 5, 2, createStatistics(5))).toEqual(['Score: 8', 'Best: 5', 'Hints: 2']);
    expect(createLines(HIGHER, 'over', 20, 2)).toEqual(['Score: 8', 'Best: 20 (12 to go)', 'Hints: 2']);
    expect(createLines(FEWER, 'won', 9, 0, createStatistics(9))).toEqual(['Moves: 8', 'Best: 9']);
  });
});

it('says what the hints of a game have added to its time', () => {
  const results: AnyResults = { time: { isRecord: true, hintCostMs: (n) => n * 15_000 } };
  expect(createLines(results, 'won', null, 3)).toEqual(['Time: 1:05', 'Hints: 3 (1:30 added)']);
});

describe('the streak', () => {
  const after = (streak: number, longestStreak: number, result: Result = 'won', results: AnyResults = {}) =>
    createLines(results, result, null, 0, { ...NO_STATISTICS, streak, longestStreak });

  it.each<[string, readonly string[], readonly string[]]>([
    ['is shown from the second win on', after(2, 5), ['Streak: 2 (longest 5)']],
    ['says when it is the longest', after(4, 4), ['Streak: 4, your longest']],
    ['is not shown after one win', after(1, 1), []],
    ['is not shown after a loss', after(0, 4, 'lost'), []],
    ['is not shown if no single player can win', after(3, 3, 'won', { isWinnable: () => false }), []],
  ])('%s', (_, shownLines, expected) => {
    expect(shownLines).toEqual(expected);
  });
});

describe('the cheer', () => {
  const close: AnyResults = { isClose: ({ count }) => count >= 8 };

  it.each<[Result, number, string]>([
    ['won', 8, 'Well played!'],
    ['lost', 8, 'So close!'],
    ['lost', 7, 'Better luck next time.'],
    ['draw', 8, 'Nobody blinked.'],
    ['over', 8, 'Good game!'],
  ])('for a game that was %s at %i', (result, count, words) => {
    expect(getCheer(createGame(close), { result }, { count })).toBe(words);
  });

  it('does not call a loss close if the game does not define it', () => {
    expect(getCheer(createGame({}), { result: 'lost' }, { count: 8 })).toBe('Better luck next time.');
  });
});

describe('the shared result', () => {
  const state = counter.rules.start(counter.rules.variants[0].options, 1);

  it('is the status, or, with a drawing, words that do not reveal the solution', () => {
    expect(formatSharedResult(createGame({}), { result: 'won' }, state)).toBe(counter.text.status(state));
    const drawn: AnyResults = { drawing: () => '🟩', outcomes: [{ id: 'in-three', label: '3 guesses' }] };
    expect(formatSharedResult(createGame(drawn), { result: 'won', id: 'in-three' }, state)).toBe('3 guesses');
    expect(formatSharedResult(createGame(drawn), { result: 'lost' }, state)).toBe('Lost');
  });
});
