// Messages for refused moves.
import { getCardName, getSuit, NO_CARD, SUITS } from '#app/card-kit/rules/cards.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { canGoOn, canTake, getMoveCapacity, isDead, type FreeCellMove } from './moves.ts';
import { FIRST_FOUNDATION, getLeadCard, getTopCard, isCell, isColumn, isFoundation, type FreeCellState } from './table.ts';

function explainPileRefusal(state: FreeCellState, move: PileMove): string {
  const { from, to, count } = move;
  const leader = getLeadCard(state, from, count);
  const name = getCardName(leader);
  const onto = getTopCard(state, to);
  if (isFoundation(to)) {
    if (count > 1) return 'Only one card at a time goes to a foundation.';
    if (to !== FIRST_FOUNDATION + getSuit(leader)) return `This foundation is for ${SUITS[to - FIRST_FOUNDATION]}.`;
    return onto === NO_CARD ? 'A foundation begins with an ace.' : `${name} does not follow ${getCardName(onto)}.`;
  }
  if (isCell(to)) return count > 1 || onto !== NO_CARD ? 'A free cell holds one card.' : 'This card already has a free cell.';
  if (!isColumn(to)) return 'Cards go to a column, a free cell or a foundation.';
  if (canGoOn(state, move, leader)) {
    const room = getMoveCapacity(state, to);
    return room === 1 ? 'There is room to move only one card.' : `There is room to move only ${room} cards.`;
  }
  return `${name} does not go on ${getCardName(onto)}.`;
}

/** The reason why an illegal move is refused, in a game that is not won. */
export function explainRefusal(state: FreeCellState, move: FreeCellMove): string {
  if (isDead(state)) return 'This game is over.';
  if (move.type === 'finish') return 'Put every column in order first.';
  const leader = getLeadCard(state, move.from, move.count);
  if (leader === NO_CARD) return 'There is no card to move.';
  if (isFoundation(move.from)) return 'Cards stay on the foundations.';
  if (!canTake(state, move.from, move.count)) return 'These cards do not move together.';
  return move.type === 'send' ? `There is no place for ${getCardName(leader)}.` : explainPileRefusal(state, move);
}
