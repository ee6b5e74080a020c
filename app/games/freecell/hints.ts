// Hints for FreeCell without a search: useful moves, best first, with reasons. The solver finds better ones (see solver/line-hints.ts).
import type { Hints } from '#app/game-kit/contract.ts';
import { canGoOnFoundation, getCardName, getRunName, getSuit, isSafeAtHome, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { countHomeCards, type PileMove } from '#app/card-kit/rules/piles.ts';
import { getPileName } from './text.ts';
import { canFinish } from './rules/changes.ts';
import { countRun, listLegalMoves, type FreeCellMove } from './rules/moves.ts';
import { getLeadCard, getTopCard, isCell, isColumn, isFoundation, type FreeCellState } from './rules/table.ts';

/** The benefit of a move, in ascending order of value. Following them always ends: none takes back what a better one has reached. */
const GAINS = ['digs', 'goes-home', 'builds-run', 'empties-column', 'frees-cell', 'frees-foundation-card', 'goes-home-safely'] as const;
type MoveGain = (typeof GAINS)[number];

/** The card that a move uncovers; NO_CARD if there is none. */
function getUncoveredCard({ columns }: FreeCellState, { from, count }: PileMove): Card {
  return columns[from]?.at(-count - 1) ?? NO_CARD;
}

function canGoHome({ foundations }: FreeCellState, card: Card): boolean {
  return card !== NO_CARD && canGoOnFoundation(card, foundations[getSuit(card)] as Card);
}

/** The benefit of a legal move; null if there is none. */
function getGain(state: FreeCellState, move: PileMove): MoveGain | null {
  const { from, to, count } = move;
  const card = getLeadCard(state, from, count);
  const below = getUncoveredCard(state, move);
  if (isFoundation(to)) return isSafeAtHome(countHomeCards(state.foundations), card) ? 'goes-home-safely' : 'goes-home';
  const isBuilding = isColumn(to) && getTopCard(state, to) !== NO_CARD;
  if (isCell(from)) return isBuilding ? 'frees-cell' : null;
  // Only whole runs move, so that no run is torn apart.
  if (count < countRun(state.columns[from] ?? [])) return null;
  if (isBuilding) {
    if (below === NO_CARD) return 'empties-column';
    return canGoHome(state, below) ? 'frees-foundation-card' : 'builds-run';
  }
  return below === NO_CARD ? null : 'digs';
}

/** How deep the lowest card of a column lies: digging begins where the fewest cards are in the way. */
function countCardsOverLowest(cards: readonly Card[]): number {
  const lowest = Math.min(...cards);
  return cards.length - 1 - cards.indexOf(lowest) + lowest / 100;
}

function findUsefulMoves(state: FreeCellState): FreeCellMove[] {
  if (state.isFinishing || canFinish(state)) return []; // the last cards move to the foundations automatically
  return listLegalMoves(state)
    .map((move) => ({ move, gain: getGain(state, move) }))
    .filter((rated): rated is { move: PileMove; gain: MoveGain } => rated.gain !== null)
    .map(({ move, gain }) => ({ move, rating: GAINS.indexOf(gain) - countCardsOverLowest(state.columns[move.from] ?? [0]) / 20 }))
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ move }) => move);
}

const REASONS: Readonly<Record<MoveGain, string>> = {
  digs: ' and uncovers the card below',
  'goes-home': '',
  'builds-run': '',
  'empties-column': ' and empties a column',
  'frees-cell': ' and frees a cell',
  'frees-foundation-card': ' and frees a card for its foundation',
  'goes-home-safely': '',
};

function explainMove(state: FreeCellState, move: FreeCellMove): string {
  const leader = getLeadCard(state, move.from, move.count);
  if (move.type === 'send') return `${getCardName(leader)} goes to its best spot.`;
  const gain = getGain(state, move);
  return `${getRunName(leader, move.count)} ${move.count > 1 ? 'go' : 'goes'} ${getPileName(move.to, getTopCard(state, move.to))}${gain === null ? ' to make room' : REASONS[gain]}.`;
}

export const hints: Hints<FreeCellState, FreeCellMove> = { moves: findUsefulMoves, why: explainMove };
