// Which way the scores of the daily games count.
import type { Better } from '#app/game-kit/session/persistence/statistics.ts';

/** In 2048 more points are better, everywhere else fewer moves or guesses. */
export function betterIn(game: string): Better {
  return game === '2048' ? 'higher' : 'lower';
}
