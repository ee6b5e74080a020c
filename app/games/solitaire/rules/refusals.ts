// Messages for refused moves.
import { getCardName, NO_CARD } from '#app/card-kit/rules/cards.ts';
import { explainMismatch, explainNoPlace, NO_CARD_TO_MOVE, NOT_TOGETHER } from '#app/card-kit/rules/phrases.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { canTake, isDead, type SolitaireMove } from './moves.ts';
import { isAllOpen, isColumn, isFoundation, getLeadCard, getTopCard, type SolitaireState } from './table.ts';

function explainPileRefusal(state: SolitaireState, { from, to, count }: PileMove): string {
  const leader = getLeadCard(state, from, count);
  const onto = getTopCard(state, to);
  if (leader === NO_CARD) return NO_CARD_TO_MOVE;
  if (isFoundation(to)) {
    if (count > 1) return 'Foundations take one card at a time.';
    if (onto === NO_CARD) return 'Foundations start with an ace.';
    return `${getCardName(leader)} doesn't follow ${getCardName(onto)}.`;
  }
  if (!canTake(state, from, count)) return NOT_TOGETHER;
  if (!isColumn(to)) return 'Cards go to a column or a foundation.';
  return onto === NO_CARD ? 'Only a king can go to an empty column.' : explainMismatch(leader, onto);
}

/** The reason why an illegal move is refused, in a game that is not won. */
export function explainRefusal(state: SolitaireState, move: SolitaireMove): string {
  if (isDead(state)) return 'This game is over.';
  switch (move.type) {
    case 'draw':
      return 'Nothing left to draw.';
    case 'move':
      return explainPileRefusal(state, move);
    case 'send':
      return canTake(state, move.from, move.count) ? explainNoPlace(getLeadCard(state, move.from, move.count)) : NOT_TOGETHER;
    case 'finish':
      return isAllOpen(state) ? "Drawing three can't finish it from here." : 'Turn up every card first.';
    default:
      move satisfies never;
      return "That move isn't allowed.";
  }
}
