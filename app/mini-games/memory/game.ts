// Memory, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type MemoryMove, type MemoryOptions, type MemoryState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<MemoryState, MemoryMove, MemoryOptions> = { engine, View };
