// The move that lost a game of Minesweeper: the last one, because logic alone leads on from every position before a mine.
import type { TurningPoint } from '#app/game-kit/contract.ts';
import { getPlaceName, lowercaseFirst } from '#app/game-kit/lib/grid.ts';
import { explainDeduction, findMissedSquare } from './hints.ts';
import { FLAGGED, MINE } from './rules/field.ts';
import { getGrid } from './rules/grid.ts';
import { createSight, lookAtOpenSquares } from './rules/sight.ts';
import { deduce, type Deduction } from './rules/solver.ts';
import type { MinesweeperMove, MinesweeperState } from './rules/state.ts';

/** What the open squares prove of a square, after everything else that they prove; null if nothing. */
function findProof({ field, covers, mines, ...size }: MinesweeperState, cell: number): Deduction | null {
  const sight = createSight(getGrid(size), mines);
  lookAtOpenSquares(sight, field, covers);
  for (let proofs = deduce(sight); proofs.length > 0; proofs = deduce(sight)) {
    const proof = proofs.find((deduction) => deduction.cell === cell);
    if (proof) return proof;
  }
  return null;
}

/** The square that the last move was about: the opened one, or the wrong flag that a chord trusted. */
function findSquare(before: MinesweeperState, { type, cell }: MinesweeperMove): number {
  const isWrongFlag = (square: number) => before.covers[square] === FLAGGED && before.field[square] !== MINE;
  const wrong = type === 'chord' ? getGrid(before).neighbors[cell]?.find(isWrongFlag) : undefined;
  return wrong ?? cell;
}

function explain(before: MinesweeperState, { type }: MinesweeperMove, square: number, lost: MinesweeperState): string {
  const place = getPlaceName(square, before.width);
  const proof = findProof(before, square);
  if (type === 'chord') {
    const flag = `The flag at ${lowercaseFirst(place)} was`;
    return proof ? `${flag} wrong: ${explainDeduction(before, proof)}` : `${flag} a guess: nothing told that there was a mine.`;
  }
  if (proof) return `${place} was a mine: ${explainDeduction(before, proof)}`;
  const safe = findMissedSquare(lost);
  const other = safe && `${lowercaseFirst(getPlaceName(safe.cell, before.width))} was safe: ${explainDeduction(before, safe)}`;
  return `Nothing told that ${lowercaseFirst(place)} was a mine${other ? `, but ${other}` : '.'}`;
}

export function findTurningPoint(history: readonly MinesweeperState[], moves: readonly MinesweeperMove[]): TurningPoint | null {
  const [before, lost] = history.slice(-2);
  const move = moves.at(-1);
  if (!before || !lost || !move || lost.hits.length === 0) return null;
  const square = findSquare(before, move);
  const mark = { type: 'flag', cell: square } satisfies MinesweeperMove;
  return { index: moves.length - 1, why: explain(before, move, square, lost), mark };
}
