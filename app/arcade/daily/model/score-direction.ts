// Whether a higher or a lower score is better in a daily game.
import type { ScoreDirection } from '#app/game-kit/session/persistence/statistics.ts';

/** 2048 counts points; all other daily games count moves or guesses. */
export function getDailyScoreDirection(game: string): ScoreDirection {
  return game === '2048' ? 'higher' : 'lower';
}
