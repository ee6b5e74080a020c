// React context for the components on a daily page.
import { createContext } from 'react';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import type { DailyHistory } from '#app/arcade/daily/model/daily-history.ts';
import type { Today } from '#app/arcade/daily/model/use-today.ts';

export interface DayContextValue {
  readonly entry: MiniGameEntry;
  readonly day: number; // day number of the board
  readonly today: Today;
  readonly dailyHistory: DailyHistory;
  /** The fragment of a link to this very board, which may carry a challenge; empty if there is none. */
  readonly fragment: string;
  readonly toys: Toys;
  /** Reads the stored results again. */
  refresh(): void;
  /** Restarts the board. */
  retry(): void;
}

export const DayContext = createContext<DayContextValue | null>(null);
