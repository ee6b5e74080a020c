// Storage writes of a session. Each describes a change, not the whole value, so that changes of other tabs are not lost.
import type { DailyResult, UNFINISHED_KEY_PREFIX } from './daily-result.ts';
import type { Origin } from './move-log.ts';
import type { Save } from './save.ts';
import type { Addition, ScoreDirection } from './statistics.ts';

/** Storage keys of unfinished games: the player's own, that of a link, and one for each daily board. */
export type SaveSlot = 'save' | 'linked' | `${typeof UNFINISHED_KEY_PREFIX}${number}`;

export type StorageWrite =
  | { readonly kind: 'value'; readonly key: 'variant' | 'carried'; readonly value: unknown }
  | { readonly kind: 'preference'; readonly id: string; readonly value: boolean | string }
  | { readonly kind: 'statistics'; readonly variant: string; readonly addition: Addition; readonly better: ScoreDirection }
  | { readonly kind: 'daily-result'; readonly day: number; readonly result: DailyResult }
  | { readonly kind: 'save'; readonly slot: SaveSlot; readonly save: Save; readonly hasActed: boolean } // whether the player acted since the last save
  | { readonly kind: 'drop-save'; readonly slot: SaveSlot; readonly origin: Origin<unknown> };
