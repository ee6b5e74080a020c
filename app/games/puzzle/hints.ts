// Hints for Puzzle: the next move of a solution, with an explanation.
import type { Hints } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { GAP, isOrdered, findLine, slideLine } from './rules/board.ts';
import { findMoveLine, rules, type PuzzleMove, type PuzzleState } from './rules/rules.ts';
import { planSolution } from './rules/solver.ts';
import { formatNumbers } from './text.ts';

/** Every slide, best first: the shortest remaining solution wins, and single tiles come before whole lines. */
function rankMoves(state: PuzzleState): readonly PuzzleMove[] {
  if (rules.outcome(state)) return [];
  return state.tiles
    .flatMap((_, cell) => {
      const line = findLine(state.tiles, cell);
      if (line === null) return [];
      const { slides, stagesAfter } = planSolution(slideLine(state.tiles, line));
      return { cell, stagesAfter, slides: slides + line.cells.length, length: line.cells.length };
    })
    .toSorted((a, b) => a.stagesAfter - b.stagesAfter || a.slides - b.slides || a.length - b.length)
    .map(({ cell }) => ({ type: 'slide', cell }));
}

function explainMove({ tiles }: PuzzleState, move: PuzzleMove): string {
  const line = findMoveLine(tiles, move);
  if (line === null) return "That doesn't slide.";
  const after = slideLine(tiles, line);
  const before = planSolution(tiles);
  const { nextTiles, slides, stagesAfter } = planSolution(after);
  const instruction = `Slide ${formatNumbers(line.cells.map((cell) => tiles[cell] ?? GAP))} ${line.direction}`;
  if (isOrdered(after)) return `${instruction}, and you're done.`;
  if (stagesAfter < before.stagesAfter) return `${instruction}. That puts ${formatNumbers(before.nextTiles)} in place.`;
  if (nextTiles.length > 0) return `${instruction}. ${formatNumbers(nextTiles)} will be in place ${formatCount(slides, 'move')} later.`;
  return `${instruction}. You'll be done ${formatCount(slides, 'move')} later.`;
}

export const hints: Hints<PuzzleState, PuzzleMove> = { moves: rankMoves, why: explainMove };
