// What a session writes to the device: only what it changed itself, so that nothing of another tab is lost.
import type { DailyResult, UNFINISHED_KEY_PREFIX } from './daily-result.ts';
import type { Origin } from './move-log.ts';
import type { Save } from './save.ts';
import type { Addition, ScoreDirection } from './statistics.ts';

/** The keys below which a device keeps unfinished games: the visitor's own, that of a link, and that of each day. */
export type SaveSlot = 'save' | 'linked' | `${typeof UNFINISHED_KEY_PREFIX}${number}`;

export type StorageWrite =
  | { readonly kind: 'value'; readonly key: 'variant' | 'carried'; readonly value: unknown }
  | { readonly kind: 'preference'; readonly id: string; readonly value: boolean | string }
  | { readonly kind: 'statistics'; readonly variant: string; readonly addition: Addition; readonly better: ScoreDirection }
  | { readonly kind: 'day'; readonly day: number; readonly result: DailyResult; readonly better: ScoreDirection }
  | { readonly kind: 'save'; readonly slot: SaveSlot; readonly save: Save; readonly hasActed: boolean } // the player, since the save before
  | { readonly kind: 'drop-save'; readonly slot: SaveSlot; readonly origin: Origin<unknown> };
