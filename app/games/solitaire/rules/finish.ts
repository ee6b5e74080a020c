// The last cards, which go home by themselves once every card is open.
import { canGoOnFoundation, NO_CARD, type Card } from './cards.ts';
import { drawCards, drawUpTo, moveCards, type Change } from './changes.ts';
import { COLUMN_COUNT } from './deal.ts';
import { listWasteCounts, findTargets, type PileMove } from './moves.ts';
import { FIRST_FOUNDATION, isAllOpen, isWon, getTopCard, WASTE, type Pile, type SolitaireState } from './table.ts';

const SOURCES: readonly Pile[] = [...Array.from({ length: COLUMN_COUNT }, (_, column) => column), WASTE];

/**
 * Whether all cards can go home without another decision. Once every card of the columns is open, those that lie on a card are lower than
 * it, so the lowest card that is not home lies on top or in the talon, where drawing one at a time reaches it. Drawing three may not.
 */
export function canFinish(state: SolitaireState): boolean {
  if (state.isFinishing || isWon(state) || !isAllOpen(state)) return false;
  return state.options.draws === 1 || canReachWin(state);
}

function canReachWin(state: SolitaireState): boolean {
  let change: Change | null = { state, events: [] };
  while (change && !isWon(change.state)) change = sendNextHome(change.state);
  return change !== null;
}

/** From now on the last cards go home by themselves. */
export function startFinishing(state: SolitaireState): Change {
  return { state: { ...state, isFinishing: true }, events: [{ type: 'finishing' }] };
}

/** The lowest card that can go home does so; where none can, the next one that could is drawn. Null when there is none. */
export function sendNextHome(state: SolitaireState): Change | null {
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

/** Draws until a card that goes home lies on the waste, and turns the waste over where none is left in this pass. */
function drawToNextHome(state: SolitaireState): Change | null {
  const { talon, foundations } = state;
  const canBringHome = (count: number) => foundations.some((top) => canGoOnFoundation(talon[count - 1] as Card, top));
  const ahead = listWasteCounts(state, state.drawn).find(canBringHome);
  if (ahead !== undefined) return drawUpTo(state, ahead);
  if (!listWasteCounts(state, 0).some(canBringHome)) return null;
  return state.drawn < talon.length ? drawUpTo(state, talon.length) : drawCards(state);
}
