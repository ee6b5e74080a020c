// The figures of a game's statistics, as they are read: only those that mean something for it.
import type { Results } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { formatDuration } from './format-duration.ts';

const NONE = 'none yet';

export type Figure = readonly [name: string, value: string];
type Tallied = readonly [name: string, count: number];
type AnyResults = Results<unknown, never, unknown>;

/** Whether one player can win, so that wins and streaks mean something. */
export function isWinnable(results: AnyResults | undefined, variant: Variant<unknown>): boolean {
  return results?.isWinnable?.(variant.options) ?? true;
}

/** Whether the time is what a win is about: a game for points has a variant that is played against the clock. */
export function isTimed(results: AnyResults | undefined, variant: Variant<unknown>): boolean {
  return results?.time?.isRecord === true && results.score?.better === 'higher' && results.isWinnable?.(variant.options) === true;
}

function bestScore({ score }: AnyResults, { bestScore: best, bestScoreTimeMs }: Statistics): readonly Figure[] {
  if (!score) return [];
  if (score.better === 'higher') return [['Best score', best === null ? NONE : String(best)]];
  const time = bestScoreTimeMs === null ? '' : ` in ${formatDuration(bestScoreTimeMs)}`;
  return [[`Fewest ${score.name}`, best === null ? NONE : `${best}${time}`]];
}

/** How often each outcome came up, for games in which nobody alone can win; without it, nothing. */
export function tallyOf(results: AnyResults | undefined, variant: Variant<unknown>, { outcomes }: Statistics): readonly Tallied[] {
  if (!results?.outcomes || isWinnable(results, variant)) return [];
  return results.outcomes.map(({ id, label }) => [label, outcomes[id] ?? 0]);
}

export function figuresOf(results: AnyResults | undefined, variant: Variant<unknown>, statistics: Statistics): readonly Figure[] {
  const { played, won, streak, longestStreak, bestTimeMs, hinted } = statistics;
  const isAlone = isWinnable(results, variant);
  const share = played === 0 ? '0%' : `${Math.round((100 * won) / played)}%`;
  const wins: readonly Figure[] = [
    ['Won', String(won)],
    ['Win rate', share],
    ['Streak', `${streak} (longest ${longestStreak})`],
  ];
  return [
    ['Played', String(played)],
    ...(isAlone ? wins : []),
    ...(results && (results.score?.better === 'higher' ? !isTimed(results, variant) : isAlone) ? bestScore(results, statistics) : []),
    ...(results?.time?.isRecord && isAlone ? [['Best time', bestTimeMs === null ? NONE : formatDuration(bestTimeMs)] as const] : []),
    ...(hinted > 0 ? [['With hints', String(hinted)] as const] : []),
  ];
}
