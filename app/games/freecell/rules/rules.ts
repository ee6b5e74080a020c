// The rules of FreeCell.
import { getCardName, getSuit, NO_CARD, SUITS } from '#app/card-kit/rules/cards.ts';
import { explainMismatch, explainNoPlace, NO_CARD_TO_MOVE, NOT_TOGETHER, FINISHING } from '#app/card-kit/rules/phrases.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { canGoOn, canTake, getMoveCapacity, isDead, type FreeCellMove, findBestPlace, isLegal } from './moves.ts';
import { FIRST_FOUNDATION, getLeadCard, getTopCard, isCell, isColumn, isFoundation, createTable, isWon } from './table.ts';
import type { FreeCellState } from './table.ts';
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { createFinishing } from '#app/card-kit/rules/finishing.ts';
import { canFinish, moveCards, sendNextHome, startFinishing, type FreeCellChange, type FreeCellEvent } from './changes.ts';
import { pickDeal } from './deal.ts';

/** How long the last move can be taken back, or followed by another one, before the cards go home by themselves. */
const SECOND_THOUGHT_MS = 500;

const { dueInMs: getHomeMs, advance: goHome } = createFinishing(isWon, sendNextHome);

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
function explainRefusal(state: FreeCellState, move: FreeCellMove): string {
  if (isDead(state)) return 'This game is over.';
  const leader = getLeadCard(state, move.from, move.count);
  if (leader === NO_CARD) return NO_CARD_TO_MOVE;
  if (isFoundation(move.from)) return 'Cards stay on the foundations.';
  if (!canTake(state, move.from, move.count)) return NOT_TOGETHER;
  return move.type === 'send' ? explainNoPlace(leader) : explainPileRefusal(state, move);
}

/** Applies a legal move; null if it is illegal. */
function applyMove(state: FreeCellState, move: FreeCellMove): FreeCellChange | null {
  if (move.type === 'move') return isLegal(state, move) ? moveCards(state, move) : null;
  const { from, count } = move;
  const to = findBestPlace(state, from, count);
  return to === null ? null : moveCards(state, { type: 'move', from, to, count });
}

/** A game without any legal move is lost. */
function outcome(state: FreeCellState): Outcome | null {
  if (isWon(state)) return { result: 'won' };
  return isDead(state) ? { result: 'lost' } : null;
}

/** Eight columns are built down in alternating colors, four foundations up by suit, and each of four free cells holds one card. */
export const rules: Rules<FreeCellState, FreeCellMove, FreeCellEvent, null> = {
  version: 1,
  variants: [{ id: 'numbered', label: 'Numbered deals', pace: 'turns', options: null }],
  start: (_, seed) => createTable(pickDeal(seed)),
  play(state, move) {
    if (isWon(state)) return { refused: 'This game is over.' };
    if (state.isFinishing) return { refused: `${FINISHING}.` };
    return applyMove(state, move) ?? { refused: explainRefusal(state, move) };
  },
  dueInMs: (state) => (canFinish(state) ? SECOND_THOUGHT_MS : getHomeMs(state)),
  advance(state, ms) {
    if (!canFinish(state)) return goHome(state, ms);
    return ms < SECOND_THOUGHT_MS ? { refused: null } : startFinishing(state);
  },
  outcome,
};
