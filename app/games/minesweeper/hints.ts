// Hints for Minesweeper: proven squares first, then guesses by probability, each with a reason.
import type { Hints } from '#app/game-kit/contract.ts';
import { lowercaseFirst, getPlaceName } from '#app/game-kit/lib/grid.ts';
import { FLAGGED, HIDDEN } from './rules/field.ts';
import { getGrid } from './rules/grid.ts';
import { computeOdds, type Odds } from './rules/odds.ts';
import { lookAtOpenSquares, createSight } from './rules/sight.ts';
import { deduce, type Deduction } from './rules/solver.ts';
import { getOutcome, type MinesweeperMove, type MinesweeperState } from './rules/state.ts';

interface Analysis {
  readonly proofs: readonly Deduction[];
  readonly odds: ReadonlyMap<number, Odds> | null; // null if a safe square is proven, after the end, or if there are too many layouts to count
}

const analyses = new WeakMap<MinesweeperState, Analysis>();

/**
 * What the open squares tell, or told before a mine was hit, cached: a hint is ranked, explained and drawn. Flags are ignored, because the
 * player may be wrong.
 */
function analyze(state: MinesweeperState): Analysis {
  let analysis = analyses.get(state);
  if (!analysis) {
    const sight = createSight(getGrid(state), state.mines);
    const { field, covers, coversBeforeHit } = state;
    lookAtOpenSquares(sight, field, coversBeforeHit ?? covers);
    const proofs = deduce(sight);
    const needsOdds = coversBeforeHit === null && proofs.every(({ isMine }) => isMine);
    analysis = { proofs, odds: needsOdds ? computeOdds(sight) : null };
    analyses.set(state, analysis);
  }
  return analysis;
}

function getMineChance(odds: Odds | undefined): number {
  return odds ? odds.mine / (odds.mine + odds.safe) : 1;
}

function findCellsByCover(state: MinesweeperState, cover: number): number[] {
  return state.covers.flatMap((value, cell) => (value === cover ? cell : []));
}

/** First squares, from the middle outward: the first opening is largest there. */
function rankOpenings(state: MinesweeperState): number[] {
  const distanceFromMiddle = (cell: number) =>
    Math.abs((cell % state.width) - (state.width - 1) / 2) + Math.abs(Math.floor(cell / state.width) - (state.height - 1) / 2);
  return findCellsByCover(state, HIDDEN).toSorted((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b));
}

/** Hidden squares without a proof; if nothing else is left, sorted by risk. */
function rankGuesses(state: MinesweeperState): number[] {
  const { proofs, odds } = analyze(state);
  const proven = new Set(proofs.map(({ cell }) => cell));
  const cells = findCellsByCover(state, HIDDEN).filter((cell) => !proven.has(cell));
  return odds ? cells.toSorted((a, b) => getMineChance(odds.get(a)) - getMineChance(odds.get(b))) : cells;
}

/** Provably wrong flags first, then safe squares, certain mines, and guesses. */
function rankMoves(state: MinesweeperState): readonly MinesweeperMove[] {
  if (getOutcome(state)) return [];
  const found: MinesweeperMove[] = [];
  if (state.field.length === 0) {
    found.push(...rankOpenings(state).map((cell) => ({ type: 'reveal', cell }) as const));
  } else {
    const { proofs } = analyze(state);
    const findProven = (cover: number, isMine: boolean) =>
      proofs.filter((deduction) => deduction.isMine === isMine && state.covers[deduction.cell] === cover).map(({ cell }) => cell);
    found.push(
      ...findProven(FLAGGED, false).map((cell) => ({ type: 'flag', cell }) as const),
      ...findProven(HIDDEN, false).map((cell) => ({ type: 'reveal', cell }) as const),
      ...findProven(HIDDEN, true).map((cell) => ({ type: 'flag', cell }) as const),
      ...rankGuesses(state).map((cell) => ({ type: 'reveal', cell }) as const),
    );
  }
  // If every square is flagged, the player has to remove flags.
  return found.length > 0 ? found : findCellsByCover(state, FLAGGED).map((cell) => ({ type: 'flag', cell }));
}

/** The proof behind a hint, with the squares whose numbers prove it; null for a guess. */
export function findProof(state: MinesweeperState, { cell }: MinesweeperMove): Deduction | null {
  return state.field.length === 0 ? null : (analyze(state).proofs.find((deduction) => deduction.cell === cell) ?? null);
}

function describeNumberAt(state: MinesweeperState, cell: number): string {
  const nearby = state.field[cell];
  return `the ${nearby === 0 ? 'clear square' : nearby} at ${lowercaseFirst(getPlaceName(cell, state.width))}`;
}

export function explainDeduction(state: MinesweeperState, { because, isMine }: Deduction): string {
  const [first, second] = because;
  if (first === undefined) return isMine ? "it's a mine in every possible layout." : 'no possible layout has a mine there.';
  if (second !== undefined) return `compare ${describeNumberAt(state, first)} with ${describeNumberAt(state, second)}.`;
  return isMine ? `${describeNumberAt(state, first)} needs it.` : `${describeNumberAt(state, first)} has all its mines.`;
}

/** After a loss: a square that could have been opened safely instead; null if the player had to guess. */
export function findMissedSquare(state: MinesweeperState): Deduction | null {
  if (state.coversBeforeHit === null) return null;
  return analyze(state).proofs.find(({ cell, isMine }) => !isMine && state.covers[cell] === HIDDEN) ?? null;
}

/** Two sentences: which square it is, and its proof. */
export function explainMissedSquare(state: MinesweeperState): string | null {
  const missed = findMissedSquare(state);
  if (missed === null) return null;
  const proof = explainDeduction(state, missed);
  return `${getPlaceName(missed.cell, state.width)} was provably safe. ${proof.charAt(0).toUpperCase()}${proof.slice(1)}`;
}

function explainMove(state: MinesweeperState, move: MinesweeperMove): string {
  if (state.field.length === 0) return 'The first square you open is never a mine.';
  const place = getPlaceName(move.cell, state.width);
  const proof = findProof(state, move);
  if (proof) {
    const verdict = proof.isMine ? 'is a mine' : state.covers[move.cell] === FLAGGED ? "has a flag but isn't a mine" : 'is safe';
    return `${place} ${verdict}: ${explainDeduction(state, proof)}`;
  }
  const odds = analyze(state).odds?.get(move.cell);
  return odds
    ? `Nothing is certain. ${place} has a ${Math.round(100 * getMineChance(odds))}% chance of being a mine.`
    : `${place} would be a guess.`;
}

export const hints: Hints<MinesweeperState, MinesweeperMove> = { moves: rankMoves, why: explainMove };
