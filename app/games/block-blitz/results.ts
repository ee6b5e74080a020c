// Results of Block Blitz: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import type { BlockBlitzState } from './rules/rules.ts';

export const results: Results<BlockBlitzState, null> = {
  score: { getScore: ({ score }) => score, name: 'score', better: 'higher', countsUnfinished: true },
  isWinnable: () => false,
  summary: ({ lines, bestCombo }) => [`Lines: ${lines}`, `Best combo: ×${bestCombo}`],
  sharedFigures: ({ score, lines }) => [formatCount(score, 'point'), formatCount(lines, 'line')],
};
