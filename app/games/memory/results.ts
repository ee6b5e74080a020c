// Results of Memory: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import { countPairs, getLeader, type MemoryOptions, type MemoryState } from './rules/rules.ts';

function summarize(state: MemoryState): readonly string[] {
  if (state.players === 2) return ([1, 2] as const).map((player) => `Player ${player}: ${formatCount(countPairs(state, player), 'pair')}`);
  return state.moves === state.deck.length / 2 ? ["That's the fewest possible!"] : [];
}

function listSharedFigures(state: MemoryState, time: string): readonly string[] {
  if (state.players === 1) return [`${formatCount(state.moves, 'move')} in ${time}`];
  const leader = getLeader(state);
  if (leader === null) return [`a draw with ${formatCount(countPairs(state, 1), 'pair')} each`];
  const other = leader === 1 ? 2 : 1;
  return [`player ${leader} beat player ${other} with ${formatCount(countPairs(state, leader), 'pair')} to ${countPairs(state, other)}`];
}

export const results: Results<MemoryState, MemoryOptions> = {
  score: { getScore: ({ moves }) => moves, name: 'moves', better: 'lower' },
  time: (ms) => ms,
  isWinnable: ({ players }) => players === 1,
  outcomes: () => [
    { id: 'player-1', label: 'Player 1' },
    { id: 'player-2', label: 'Player 2' },
    { id: 'draw', label: 'Draws' },
  ],
  summary: summarize,
  sharedFigures: listSharedFigures,
};
