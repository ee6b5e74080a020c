// What Puzzle says.
import type { Words } from '#app/game-kit/contract.ts';
import { rules, type PuzzleEvent, type PuzzleState } from './rules/rules.ts';

export function movesInWords(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}

/** Numbers as they are read out: 3, 5 and 8. */
export function listed(numbers: readonly number[]): string {
  return numbers.join(', ').replace(/, (?=\d+$)/, ' and ');
}

function status(state: PuzzleState): string {
  if (rules.outcome(state)) return 'You Won!';
  return state.moves === 0 ? `Put 1 to ${state.tiles.length - 1} in order` : movesInWords(state.moves);
}

function told([slid]: readonly PuzzleEvent[], state: PuzzleState): string | null {
  if (!slid) return null;
  const sentence = `${listed(slid.tiles)} moved ${slid.direction}. ${movesInWords(state.moves)}`;
  return rules.outcome(state) ? `${sentence}. ${status(state)}` : sentence;
}

export const words: Words<PuzzleState, PuzzleEvent> = {
  status,
  figures: ({ moves }, best) => [
    ['Moves', moves],
    ['Best', best ?? '–'],
  ],
  told,
};
