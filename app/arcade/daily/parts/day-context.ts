// What everything on the page of a day's board knows of the day.
import { createContext } from 'react';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import type { DailyHistory } from '#app/arcade/daily/model/daily-history.ts';
import type { Today } from '#app/arcade/daily/model/use-today.ts';

export interface DayContextValue {
  readonly entry: MiniGameEntry;
  readonly day: number; // of the board
  readonly today: Today;
  readonly dailyHistory: DailyHistory;
  /** By the games' ids. */
  readonly toys: Readonly<Record<string, PictureSource>>;
  /** Reads what is done once more. */
  refresh(): void;
  /** Begins the board from its start. */
  retry(): void;
}

export const DayContext = createContext<DayContextValue | null>(null);
