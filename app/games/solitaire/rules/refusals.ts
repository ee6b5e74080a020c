// Why the rules refuse a move, in words for the player.
import { cardName, NO_CARD } from './cards.ts';
import { canTake, isDead, type PileMove, type SolitaireMove } from './moves.ts';
import { isAllOpen, isColumn, isFoundation, leaderOf, topOf, type SolitaireState } from './table.ts';

function pileRefusal(state: SolitaireState, { from, to, count }: PileMove): string {
  const leader = leaderOf(state, from, count);
  const onto = topOf(state, to);
  if (leader === NO_CARD) return 'There is no card to move.';
  if (isFoundation(to)) {
    if (count > 1) return 'Only one card at a time goes to a foundation.';
    if (onto === NO_CARD) return 'A foundation begins with an ace.';
    return `${cardName(leader)} does not follow ${cardName(onto)}.`;
  }
  if (!canTake(state, from, count)) return 'These cards do not move together.';
  if (!isColumn(to)) return 'Cards go to a column or a foundation.';
  return onto === NO_CARD ? 'Only a king opens an empty column.' : `${cardName(leader)} does not go on ${cardName(onto)}.`;
}

/** Why a move is refused that the rules do not allow, in a game that is not won. */
export function refusalOf(state: SolitaireState, move: SolitaireMove): string {
  if (isDead(state)) return 'This game is over.';
  switch (move.type) {
    case 'draw':
      return 'Nothing is left to draw.';
    case 'move':
      return pileRefusal(state, move);
    case 'send':
      return canTake(state, move.from, move.count)
        ? `There is no place for ${cardName(leaderOf(state, move.from, move.count))}.`
        : 'These cards do not move together.';
    case 'finish':
      return isAllOpen(state) ? 'Drawing three does not bring all cards home from here.' : 'Turn up every card first.';
    default:
      move satisfies never;
      return 'There is no such move.';
  }
}
