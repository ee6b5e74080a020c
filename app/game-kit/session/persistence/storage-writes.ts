// What a session writes to the device: only what it changed itself, so that nothing of another tab is lost.
import type { Done } from './daily-result.ts';
import type { Origin } from './move-log.ts';
import type { Save } from './save.ts';
import type { Slot } from '#app/game-kit/session/session.ts';
import type { Addition, Better } from './statistics.ts';

export type StorageWrite =
  | { readonly kind: 'value'; readonly key: 'variant' | 'carried'; readonly value: unknown }
  | { readonly kind: 'preference'; readonly id: string; readonly value: boolean | string }
  | { readonly kind: 'statistics'; readonly variant: string; readonly addition: Addition; readonly better: Better }
  | { readonly kind: 'day'; readonly day: number; readonly done: Done; readonly better: Better }
  | { readonly kind: 'save'; readonly slot: Slot; readonly save: Save; readonly hasActed: boolean } // the player, since the save before
  | { readonly kind: 'drop-save'; readonly slot: Slot; readonly origin: Origin<unknown> };
