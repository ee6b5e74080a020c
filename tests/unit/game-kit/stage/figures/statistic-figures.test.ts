// The statistics of a game hold only figures that mean something for it.
import { describe, expect, it } from 'vitest';
import type { Results } from '#app/game-kit/contract.ts';
import { NO_STATISTICS, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { getStatisticFigures, getOutcomeTally } from '#app/game-kit/stage/figures/statistic-figures.ts';

type AnyResults = Results<unknown, never, unknown>;

const VARIANT = { id: 'one', label: 'One', pace: 'turns', options: null } as const;
const SCORE = { getScore: () => 0, name: 'score', better: 'higher' } as const;
const WINS = ['Won', 'Win rate', 'Streak'];

function figures(results: AnyResults | undefined, statistics: Partial<Statistics> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(getStatisticFigures(results, VARIANT, { ...NO_STATISTICS, ...statistics }));
}

describe('statistics', () => {
  it.each<[string, AnyResults | undefined, readonly string[]]>([
    ['wins where a game can be won', undefined, ['Played', ...WINS]],
    ['no wins where nobody can win alone', { isWinnable: () => false }, ['Played']],
    ['the best score of a game for points', { score: SCORE, isWinnable: () => false }, ['Played', 'Best score']],
    ['the fewest moves', { score: { ...SCORE, name: 'moves', better: 'lower' } }, ['Played', ...WINS, 'Fewest moves']],
    ['the best time where a faster win is better', { time: { isRecord: true } }, ['Played', ...WINS, 'Best time']],
    [
      'no record of winners where nobody can win alone',
      { score: { ...SCORE, better: 'lower' }, time: { isRecord: true }, isWinnable: () => false },
      ['Played'],
    ],
    [
      'the best time, and no score, of a race',
      { score: SCORE, time: { isRecord: true }, isWinnable: () => true },
      ['Played', ...WINS, 'Best time'],
    ],
    ['no best time where time is only shown', { time: { isRecord: false } }, ['Played', ...WINS]],
  ])('show %s', (_, results, names) => {
    expect(Object.keys(figures(results))).toEqual(names);
  });

  it('tell games with hints apart, once there are some', () => {
    expect(figures(undefined)).not.toHaveProperty('With hints');
    expect(figures(undefined, { played: 3, hinted: 2 })).toMatchObject({ Played: '3', 'With hints': '2' });
  });

  it('put figures into words', () => {
    const kept = { played: 3, won: 2, streak: 1, longestStreak: 2, bestScore: 14, bestTimeMs: 65_000, bestScoreTimeMs: 72_000 };
    const results: AnyResults = { score: { ...SCORE, name: 'moves', better: 'lower' }, time: { isRecord: true } };
    expect(figures(results, kept)).toEqual({
      Played: '3',
      Won: '2',
      'Win rate': '67%',
      Streak: '1 (longest 2)',
      'Fewest moves': '14 in 1:12',
      'Best time': '1:05',
    });
    expect(figures(results)).toMatchObject({ 'Win rate': '0%', 'Fewest moves': 'none yet', 'Best time': 'none yet' });
  });
});

describe('the tally', () => {
  const outcomes = [
    { id: 'x', label: 'X' },
    { id: 'o', label: 'O' },
  ];

  it('counts each outcome where two players share the board', () => {
    const kept = { ...NO_STATISTICS, outcomes: { o: 2 } };
    expect(getOutcomeTally({ outcomes, isWinnable: () => false }, VARIANT, kept)).toEqual([
      ['X', 0],
      ['O', 2],
    ]);
  });

  it.each<[string, AnyResults | undefined]>([
    ['a game that one player can win', { outcomes }],
    ['a game without outcomes of its own', { isWinnable: () => false }],
    ['a game without results', undefined],
  ])('is empty for %s', (_, results) => {
    expect(getOutcomeTally(results, VARIANT, NO_STATISTICS)).toEqual([]);
  });
});
