// What a session writes to the device: only what it changed itself, so that nothing of another tab is lost.
import type { DailyResult } from './daily-result.ts';
import type { Origin } from './move-log.ts';
import type { Save } from './save.ts';
import type { SaveSlot } from '#app/game-kit/session/session.ts';
import type { Addition, ScoreDirection } from './statistics.ts';

export type StorageWrite =
  | { readonly kind: 'value'; readonly key: 'variant' | 'carried'; readonly value: unknown }
  | { readonly kind: 'preference'; readonly id: string; readonly value: boolean | string }
  | { readonly kind: 'statistics'; readonly variant: string; readonly addition: Addition; readonly better: ScoreDirection }
  | { readonly kind: 'day'; readonly day: number; readonly result: DailyResult; readonly better: ScoreDirection }
  | { readonly kind: 'save'; readonly slot: SaveSlot; readonly save: Save; readonly hasActed: boolean } // the player, since the save before
  | { readonly kind: 'drop-save'; readonly slot: SaveSlot; readonly origin: Origin<unknown> };
