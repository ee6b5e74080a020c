// Texts of Puzzle: status line, figures and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { listWithBest } from '#app/game-kit/lib/figures.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { rules, type PuzzleEvent, type PuzzleState } from './rules/rules.ts';

/** Shows a picture across the tiles, with small numbers. */
export const PICTURE = { id: 'puzzle-picture', label: 'Picture on the tiles' } as const;

/** Formats a list: '3, 5 and 8'. */
export function formatNumbers(numbers: readonly number[]): string {
  return numbers.join(', ').replace(/, (?=\d+$)/, ' and ');
}

function getStatus(state: PuzzleState): string {
  if (rules.outcome(state)) return 'You Won!';
  return `Put 1 to ${state.tiles.length - 1} in order`;
}

function describeEvents([slid]: readonly PuzzleEvent[], state: PuzzleState): string | null {
  if (!slid) return null;
  const sentence = `${formatNumbers(slid.tiles)} moved ${slid.direction}. ${formatCount(state.moves, 'move')}`;
  return rules.outcome(state) ? `${sentence}. ${getStatus(state)}` : sentence;
}

export const text: GameText<PuzzleState, PuzzleEvent> = {
  status: getStatus,
  figures: ({ moves }, { best }) => listWithBest('Moves', moves, best),
  announcement: describeEvents,
};
