// Which way the scores of the daily games count.
import type { ScoreDirection } from '#app/game-kit/session/persistence/statistics.ts';

/** In 2048 more points are better, everywhere else fewer moves or guesses. */
export function getDailyScoreDirection(game: string): ScoreDirection {
  return game === '2048' ? 'higher' : 'lower';
}
