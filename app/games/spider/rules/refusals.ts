// Messages for refused moves.
import { getCardName, NO_CARD } from '#app/card-kit/rules/cards.ts';
import { canTake, isDead, type SpiderMove } from './moves.ts';
import { getLeadCard, getTopCard, type SpiderState } from './table.ts';

/** The reason why an illegal move is refused, in a game that is not won. */
export function explainRefusal(state: SpiderState, move: SpiderMove): string {
  if (isDead(state)) return 'This game is over.';
  if (move.type === 'deal') return state.stock.length === 0 ? 'Nothing is left to deal.' : 'Fill every empty column first.';
  const leader = getLeadCard(state, move.from, move.count);
  if (leader === NO_CARD) return 'There is no card to move.';
  if (!canTake(state, move.from, move.count)) return 'Only a run of one suit moves together.';
  if (move.type === 'send') return `There is no place for ${getCardName(leader)}.`;
  if (state.columns[move.to] === undefined) return 'Cards go to a column.';
  return `${getCardName(leader)} does not go on ${getCardName(getTopCard(state, move.to))}.`;
}
