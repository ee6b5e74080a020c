// Completes daily results of the first releases, which say neither which score is better nor what the player did.
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import type { DailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';

/** Only points had goals beyond 100, and only a game with one try a day had both a score and a drawing: guesses of six. */
function completeResult(done: DailyResult): DailyResult {
  const { better, result, score, mark, drawing } = done;
  if (better) return done;
  const figure = score === null || drawing === null ? {} : { figure: `${result === 'won' ? score : 'X'}/6` };
  return { ...done, ...figure, better: (mark ?? 0) > 100 ? 'higher' : 'lower' };
}

export function completeOldResults(log: DailyLog): DailyLog {
  return new Map([...log].map(([day, done]) => [day, completeResult(done)]));
}
