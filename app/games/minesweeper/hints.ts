// Hints: what is proven first, then the guesses by their odds, and the reason for each.
import type { Hints } from '#app/game-kit/contract.ts';
import { inSentence, placeAt } from '#app/game-kit/lib/place-names.ts';
import { FLAGGED, HIDDEN } from './rules/field.ts';
import { gridOf } from './rules/grid.ts';
import { oddsOf, type Odds } from './rules/odds.ts';
import { look, unseen, type Sight } from './rules/sight.ts';
import { deduce, type Deduction } from './rules/solver.ts';
import { outcomeOf, type MinesweeperMove, type MinesweeperState } from './rules/state.ts';

/** What the open squares tell; flags are only the player's opinion. */
function sightOf(state: MinesweeperState): Sight {
  const sight = unseen(gridOf(state), state.mines);
  look(sight, state.field, state.covers);
  return sight;
}

function chance(odds: Odds | undefined): number {
  return odds ? odds.mine / (odds.mine + odds.safe) : 1;
}

function cellsUnder(state: MinesweeperState, cover: number): number[] {
  return state.covers.flatMap((value, cell) => (value === cover ? cell : []));
}

/** Squares to begin with, from the middle outwards: there the first opening is largest. */
function openings(state: MinesweeperState): number[] {
  const fromMiddle = (cell: number) =>
    Math.abs((cell % state.width) - (state.width - 1) / 2) + Math.abs(Math.floor(cell / state.width) - (state.height - 1) / 2);
  return cellsUnder(state, HIDDEN).toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
}

/** Hidden squares that nothing is proven of; the least risk first when there is nothing better. */
function guesses(state: MinesweeperState, sight: Sight, found: readonly Deduction[]): number[] {
  const proven = new Set(found.map(({ cell }) => cell));
  const cells = cellsUnder(state, HIDDEN).filter((cell) => !proven.has(cell));
  const odds = found.some(({ isMine }) => !isMine) ? null : oddsOf(sight);
  return odds ? cells.toSorted((a, b) => chance(odds.get(a)) - chance(odds.get(b))) : cells;
}

/** Wrong flags that logic sees, then safe squares, sure mines, and guesses. */
function moves(state: MinesweeperState): readonly MinesweeperMove[] {
  if (outcomeOf(state)) return [];
  const found: MinesweeperMove[] = [];
  if (state.field.length === 0) {
    found.push(...openings(state).map((cell) => ({ type: 'reveal', cell }) as const));
  } else {
    const sight = sightOf(state);
    const proofs = deduce(sight);
    const provenUnder = (cover: number, isMine: boolean) =>
      proofs.filter((deduction) => deduction.isMine === isMine && state.covers[deduction.cell] === cover).map(({ cell }) => cell);
    found.push(
      ...provenUnder(FLAGGED, false).map((cell) => ({ type: 'flag', cell }) as const),
      ...provenUnder(HIDDEN, false).map((cell) => ({ type: 'reveal', cell }) as const),
      ...provenUnder(HIDDEN, true).map((cell) => ({ type: 'flag', cell }) as const),
      ...guesses(state, sight, proofs).map((cell) => ({ type: 'reveal', cell }) as const),
    );
  }
  // A player who has flagged every square has to take flags away.
  return found.length > 0 ? found : cellsUnder(state, FLAGGED).map((cell) => ({ type: 'flag', cell }));
}

/** What a hint rests on: its proof, and the squares whose numbers prove it. */
export function proofOf(state: MinesweeperState, { cell }: MinesweeperMove): Deduction | null {
  return state.field.length === 0 ? null : (deduce(sightOf(state)).find((deduction) => deduction.cell === cell) ?? null);
}

function nameOfNumber(state: MinesweeperState, cell: number): string {
  const nearby = state.field[cell];
  return `the ${nearby === 0 ? 'clear one' : nearby} in ${inSentence(placeAt(cell, state.width))}`;
}

function reason(state: MinesweeperState, { because, isMine }: Deduction): string {
  const [first, second] = because;
  if (first === undefined) return isMine ? 'every layout that fits has a mine there.' : 'no layout that fits has a mine there.';
  if (second !== undefined) return `compare ${nameOfNumber(state, first)} with ${nameOfNumber(state, second)}.`;
  return isMine ? `${nameOfNumber(state, first)} needs it.` : `${nameOfNumber(state, first)} has all its mines.`;
}

function why(state: MinesweeperState, move: MinesweeperMove): string {
  if (state.field.length === 0) return 'The first one you open is never a mine.';
  const place = placeAt(move.cell, state.width);
  const proof = proofOf(state, move);
  if (proof) {
    const verdict = proof.isMine ? 'is a mine' : state.covers[move.cell] === FLAGGED ? 'has a flag but no mine' : 'is safe';
    return `${place} ${verdict}: ${reason(state, proof)}`;
  }
  const sight = sightOf(state);
  if (deduce(sight).some(({ isMine }) => !isMine)) return `${place} would be a guess.`;
  const odds = oddsOf(sight)?.get(move.cell);
  return odds ? `Nothing is certain. ${place}: a mine in ${Math.round(100 * chance(odds))}% of all layouts.` : `${place} would be a guess.`;
}

export const hints: Hints<MinesweeperState, MinesweeperMove> = { moves, why };
