// Automatic finish: moves the last cards to the foundations once every card is face up.
import { canGoOnFoundation, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { PileMove, Pile } from '#app/card-kit/rules/piles.ts';
import { drawCards, drawUpTo, moveCards, type SolitaireChange } from './changes.ts';
import { listWasteCounts, findTargets } from './moves.ts';
import { FIRST_FOUNDATION, isAllOpen, isWon, getTopCard, WASTE, COLUMNS, type SolitaireState } from './table.ts';

const SOURCES: readonly Pile[] = [...COLUMNS, WASTE];

/**
 * Whether all cards can move to the foundations without another decision. Once every column is face up, a card is only covered by lower
 * ones, so the lowest remaining card is on top of a column or in the talon. Drawing one card reaches it; drawing three may not.
 */
export function canFinish(state: SolitaireState): boolean {
  if (state.isFinishing || isWon(state) || !isAllOpen(state)) return false;
  return state.options.draws === 1 || canReachWin(state);
}

function canReachWin(state: SolitaireState): boolean {
  let change: SolitaireChange | null = { state, events: [] };
  while (change && !isWon(change.state)) change = sendNextHome(change.state);
  return change !== null;
}

export function startFinishing(state: SolitaireState): SolitaireChange {
  return { state: { ...state, isFinishing: true }, events: [{ type: 'finishing' }] };
}

/** Moves the lowest possible card to a foundation, or else draws toward the next one. Null if there is none. */
export function sendNextHome(state: SolitaireState): SolitaireChange | null {
  let next: PileMove | null = null;
  let lowest = Infinity;
  for (const from of SOURCES) {
    const card = getTopCard(state, from);
    const [to] = findTargets(state, from, 1);
    if (card === NO_CARD || card >= lowest || to === undefined || to < FIRST_FOUNDATION) continue;
    lowest = card;
    next = { type: 'move', from, to, count: 1 };
  }
  return next ? moveCards(state, next) : drawToNextHome(state);
}

/** Draws until a card that fits on a foundation is on the waste; turns the waste over if there is none left in this pass. */
function drawToNextHome(state: SolitaireState): SolitaireChange | null {
  const { talon, foundations } = state;
  const canBringHome = (count: number) => foundations.some((top) => canGoOnFoundation(talon[count - 1] as Card, top));
  const ahead = listWasteCounts(state, state.drawn).find(canBringHome);
  if (ahead !== undefined) return drawUpTo(state, ahead);
  if (!listWasteCounts(state, 0).some(canBringHome)) return null;
  return state.drawn < talon.length ? drawUpTo(state, talon.length) : drawCards(state);
}
