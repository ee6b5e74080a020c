// The playable demos of the studio's mobile games. They keep the contract of the mini games, but have no tiles in the arcade.
import * as parts from '#app/content/data/parts.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { blockBlitz } from './block-blitz/entry.ts';
import { freeCell } from './freecell/entry.ts';
import { registry } from './registry.ts';
import { spider } from './spider/entry.ts';

export const demos: readonly MiniGameEntry[] = parts.demos ? [spider, freeCell, blockBlitz] : [];

/** Everything that can be played: the tiles of the arcade, then the demos. */
export const allGames: readonly MiniGameEntry[] = [...registry, ...demos];
