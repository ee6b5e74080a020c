// Props for the region of a daily page that holds the board.
import type { ReactNode } from 'react';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export interface DailyRegionProps {
  readonly entry: MiniGameEntry;
  /** ID of the heading that names the region. */
  readonly labelledBy: string;
  /** Shown until the game has loaded. */
  readonly placeholder: ReactNode;
}
