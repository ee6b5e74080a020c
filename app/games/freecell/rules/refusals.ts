// Messages for refused moves.
import { getCardName, getSuit, NO_CARD, SUITS } from '#app/card-kit/rules/cards.ts';
import { explainMismatch, explainNoPlace, NO_CARD_TO_MOVE, NOT_TOGETHER } from '#app/card-kit/rules/phrases.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { canGoOn, canTake, getMoveCapacity, isDead, type FreeCellMove } from './moves.ts';
import { FIRST_FOUNDATION, getLeadCard, getTopCard, isCell, isColumn, isFoundation, type FreeCellState } from './table.ts';

function explainPileRefusal(state: FreeCellState, move: PileMove): string {
  const { from, to, count } = move;
  const leader = getLeadCard(state, from, count);
  const onto = getTopCard(state, to);
  if (isFoundation(to)) {
    if (count > 1) return 'Foundations take one card at a time.';
    if (to !== FIRST_FOUNDATION + getSuit(leader)) return `This foundation is for ${SUITS[to - FIRST_FOUNDATION]}.`;
    return onto === NO_CARD ? 'Foundations start with an ace.' : `${getCardName(leader)} doesn't follow ${getCardName(onto)}.`;
  }
  if (isCell(to)) return count > 1 || onto !== NO_CARD ? 'A free cell holds one card.' : 'That card is already in a free cell.';
  if (!isColumn(to)) return 'Cards go to a column, a free cell or a foundation.';
  if (canGoOn(state, move, leader)) {
    const room = getMoveCapacity(state, to);
    return room === 1 ? 'You only have room to move one card.' : `You only have room to move ${room} cards.`;
  }
  return explainMismatch(leader, onto);
}

/** The reason why an illegal move is refused, in a game that is not won. */
export function explainRefusal(state: FreeCellState, move: FreeCellMove): string {
  if (isDead(state)) return 'This game is over.';
  if (move.type === 'finish') return 'Put every column in order first.';
  const leader = getLeadCard(state, move.from, move.count);
  if (leader === NO_CARD) return NO_CARD_TO_MOVE;
  if (isFoundation(move.from)) return 'Cards stay on the foundations.';
  if (!canTake(state, move.from, move.count)) return NOT_TOGETHER;
  return move.type === 'send' ? explainNoPlace(leader) : explainPileRefusal(state, move);
}
