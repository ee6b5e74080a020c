// Hints for Puzzle: the way home, in words.
import type { Hints } from '#app/game-kit/contract.ts';
import { GAP, isOrdered, lineFrom, slid } from './rules/board.ts';
import { lineOf, rules, type PuzzleMove, type PuzzleState } from './rules/rules.ts';
import { outlookOf } from './rules/solver.ts';
import { listed, movesInWords } from './text.ts';

/** Every slide, best first: what leads home soonest, whole lines after single tiles. */
function moves(state: PuzzleState): readonly PuzzleMove[] {
  if (rules.outcome(state)) return [];
  return state.tiles
    .flatMap((_, cell) => {
      const line = lineFrom(state.tiles, cell);
      if (line === null) return [];
      const { slides, stagesAfter } = outlookOf(slid(state.tiles, line));
      return { cell, stagesAfter, slides: slides + line.cells.length, length: line.cells.length };
    })
    .toSorted((a, b) => a.stagesAfter - b.stagesAfter || a.slides - b.slides || a.length - b.length)
    .map(({ cell }) => ({ type: 'slide', cell }));
}

function why({ tiles }: PuzzleState, move: PuzzleMove): string {
  const line = lineOf(tiles, move);
  if (line === null) return 'This does not slide.';
  const after = slid(tiles, line);
  const before = outlookOf(tiles);
  const { bringing, slides, stagesAfter } = outlookOf(after);
  const advice = `Slide ${listed(line.cells.map((cell) => tiles[cell] ?? GAP))} ${line.direction}`;
  if (isOrdered(after)) return `${advice}, and you are done.`;
  if (stagesAfter < before.stagesAfter) return `${advice}: that brings ${listed(before.bringing)} home.`;
  if (bringing.length > 0)
    return `${advice}: ${listed(bringing)} ${bringing.length === 1 ? 'is' : 'are'} home ${movesInWords(slides)} later.`;
  return `${advice}: you are done ${movesInWords(slides)} later.`;
}

export const hints: Hints<PuzzleState, PuzzleMove> = { moves, why };
