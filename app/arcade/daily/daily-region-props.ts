// Props of the region of a daily page in which its board is played.
import type { ReactNode } from 'react';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export interface DailyRegionProps {
  readonly entry: MiniGameEntry;
  /** The id of the heading that names the region. */
  readonly labelledBy: string;
  /** What stands on the stage until a game has come. */
  readonly placeholder: ReactNode;
}
