// Daily board of Memory: the same cards for everyone; the target is one move per pair.
import type { Daily } from '#app/game-kit/contract.ts';
import type { MemoryMove, MemoryState } from './rules/rules.ts';

export const daily: Daily<MemoryState, MemoryMove> = {
  target: ({ deck }) => deck.length / 2,
};
