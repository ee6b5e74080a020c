// Days in a row, of a game and of the whole set.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { FigureCards } from '#app/components/ui/cards/stat-cards.tsx';
import { gameStreak, setStreak, type Kept } from '#app/arcade/daily/model/daily-history.ts';
import type { KeptDay, Streak } from '#app/arcade/daily/model/streaks.ts';

interface StreaksProps {
  /** The game whose streak stands beside that of the set. */
  readonly entry?: MiniGameEntry;
  readonly kept: Kept;
  readonly today: KeptDay;
}

function figuresOf(name: string, { current, best }: Streak) {
  return [
    [`${name}, in a row`, current],
    [`${name}, best`, best],
  ] as const;
}

export function Streaks({ entry, kept, today }: StreaksProps) {
  const own = entry ? figuresOf(entry.title, gameStreak(kept, entry.id, today)) : [];
  return <FigureCards figures={[...own, ...figuresOf('Whole set', setStreak(kept, today))]} />;
}
