// The Memory of a day: the same cards for everyone, and never fewer moves than it has pairs.
import type { Daily } from '#app/game-kit/contract.ts';
import type { MemoryMove, MemoryState } from './rules/rules.ts';

export const daily: Daily<MemoryState, MemoryMove> = {
  mark: ({ deck }) => deck.length / 2,
};
