// Messages for refused moves.
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { explainMismatch, explainNoPlace, NO_CARD_TO_MOVE } from '#app/card-kit/rules/phrases.ts';
import { canTake, isDead, type SpiderMove } from './moves.ts';
import { getLeadCard, getTopCard, type SpiderState } from './table.ts';

/** The reason why an illegal move is refused, in a game that is not won. */
export function explainRefusal(state: SpiderState, move: SpiderMove): string {
  if (isDead(state)) return 'This game is over.';
  if (move.type === 'deal') return state.stock.length === 0 ? 'Nothing left to deal.' : 'Fill every empty column first.';
  const leader = getLeadCard(state, move.from, move.count);
  if (leader === NO_CARD) return NO_CARD_TO_MOVE;
  if (!canTake(state, move.from, move.count)) return 'Only cards of one suit, in order, move together.';
  if (move.type === 'send') return explainNoPlace(leader);
  if (state.columns[move.to] === undefined) return 'Cards only go to columns.';
  return explainMismatch(leader, getTopCard(state, move.to));
}
