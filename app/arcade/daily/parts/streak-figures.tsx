// Shows the current and the longest streak, of the whole set and optionally of one game.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import { computeGameStreak, computeSetStreak, type DailyHistory } from '#app/arcade/daily/model/daily-history.ts';
import type { StreakDay, Streak } from '#app/arcade/daily/model/streaks.ts';

interface StreakFiguresProps {
  /** The game whose streak is shown next to the one of the set. */
  readonly entry?: MiniGameEntry;
  readonly dailyHistory: DailyHistory;
  readonly today: StreakDay;
}

function formatStreakFigures(name: string, longest: string, { current, best }: Streak) {
  return [
    [`${name} streak`, current],
    [`Longest ${longest} streak`, best],
  ] as const;
}

export function StreakFigures({ entry, dailyHistory, today }: StreakFiguresProps) {
  const gameFigures = entry ? formatStreakFigures(entry.title, entry.title, computeGameStreak(dailyHistory, entry.id, today)) : [];
  return <StatCards stats={[...gameFigures, ...formatStreakFigures('Full-set', 'full-set', computeSetStreak(dailyHistory, today))]} />;
}
