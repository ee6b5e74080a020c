// A daily result for tests.
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';

/** Won on its day and at the first try, without hints and without a score. */
export const WON: DailyResult = {
  result: 'won',
  score: null,
  better: 'lower',
  elapsedMs: 60_000,
  hints: 0,
  drawing: null,
  isOnTime: true,
  zone: 0,
  target: null,
  tries: 1,
};
