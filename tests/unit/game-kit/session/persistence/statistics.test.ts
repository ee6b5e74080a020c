// Tests how finished games change the statistics.
import { describe, expect, it } from 'vitest';
import type { Result } from '#app/game-kit/rules.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import {
  NO_STATISTICS,
  Statistics,
  withGame,
  withScoreReached,
  type ScoreDirection,
} from '#app/game-kit/session/persistence/statistics.ts';

type Game = readonly [score: number | null, result: Result, elapsedMs?: number, hints?: number, isRestarted?: boolean];

/** Returns the statistics after some games. */
function after(better: ScoreDirection, ...games: readonly Game[]): Statistics {
  return games.reduce(
    (statistics, [score, result, elapsedMs = 1000, hints = 0, isRestarted = false]) =>
      withGame(statistics, { outcome: { result }, score, elapsedMs, hints, isRestarted }, better),
    NO_STATISTICS,
  );
}

/** Parses games of one second each, such as '30 won, 20 lost hint, - draw' (score, result, flags). */
function parseGames(words: string): Game[] {
  return words.split(', ').map((game) => {
    const [score, result, ...marks] = game.split(' ');
    return [score === '-' ? null : Number(score), result as Result, 1000, marks.includes('hint') ? 1 : 0, marks.includes('restarted')];
  });
}

describe('games, wins and streaks', () => {
  it.each<readonly [name: string, games: string, expected: Partial<Statistics>]>([
    ['count every game', '1 won, 1 lost, 1 draw, 1 over', { played: 4, won: 1 }],
    ['grow by a win', '1 won, 1 won', { streak: 2, longestStreak: 2 }],
    ['end with a loss', '1 won, 1 won, 1 lost', { streak: 0, longestStreak: 2 }],
    ['continue after a draw and after an end without a winner', '1 won, 1 draw, 1 over, 1 won', { streak: 2 }],
  ])('%s', (_, games, expected) => {
    expect(after('higher', ...parseGames(games))).toMatchObject(expected);
  });

  it('count outcomes by their ids', () => {
    const finished = { outcome: { result: 'draw', id: 'draw' }, score: null, elapsedMs: 1, hints: 0 } as const;
    expect(withGame(withGame(NO_STATISTICS, finished, 'higher'), finished, 'higher').outcomes).toEqual({ draw: 2 });
  });
});

it('rejects statistics of another version or shape', () => {
  expect(parseStoredValue(Statistics, JSON.stringify(NO_STATISTICS))).toEqual(NO_STATISTICS);
  const other = JSON.stringify({ ...NO_STATISTICS, version: 2 });
  for (const text of [null, '', '{', '7', '{"version":1}', other]) expect(parseStoredValue(Statistics, text)).toBeNull();
});

describe('the best score', () => {
  it.each<readonly [name: string, better: ScoreDirection, games: string, best: number | null]>([
    ['is the highest of all games', 'higher', '30 lost, 20 won', 30],
    ['is the lowest of all games if lower is better', 'lower', '30 won, 25 won', 25],
    ['ignores a low score of a lost game', 'lower', '30 won, 20 lost', 30],
    ['is null for a game without a score', 'higher', '- won', null],
    ['ignores a low score of a restarted game, because the board was known', 'lower', '30 won, 20 won restarted', 30],
    ['counts a high score of a restarted game', 'higher', '50 over restarted', 50],
  ])('%s', (_, better, games, best) => {
    expect(after(better, ...parseGames(games)).bestScore).toBe(best);
  });

  it('has the time of the fastest win with that score', () => {
    expect(after('lower', [8, 'won', 1000], [6, 'won', 9000]).bestScoreTimeMs).toBe(9000);
    const more = after('lower', [6, 'won', 9000], [6, 'won', 5000], [6, 'won', 7000], [7, 'won', 100], [6, 'won', 4000, 1]);
    expect(more).toMatchObject({ bestScoreTimeMs: 5000, bestTimeMs: 100 });
  });

  it('does not take the time of a worse game', () => {
    expect(after('higher', [10, 'won', 1000], [20, 'lost', 3000]).bestScoreTimeMs).toBeNull();
    expect(after('higher', [10, 'won', 1000], [20, 'lost', 3000], [20, 'won', 5000]).bestScoreTimeMs).toBe(5000);
  });

  it('can come from an unfinished game, and never falls', () => {
    expect(withScoreReached(NO_STATISTICS, 40).bestScore).toBe(40);
    const better = after('higher', [50, 'over']);
    expect(withScoreReached(better, 40)).toBe(better);
  });
});

it('counts games with hints, but not for records', () => {
  const statistics = after('higher', [5, 'won', 900], [6, 'won', 100, 2], [4, 'won', 950]);
  expect(statistics).toMatchObject({ played: 3, won: 3, hinted: 1, bestTimeMs: 900, bestScore: 5 });
});
