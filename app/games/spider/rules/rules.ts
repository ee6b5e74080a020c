// The rules of Spider.
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { explainMismatch, explainNoPlace, NO_CARD_TO_MOVE } from '#app/card-kit/rules/phrases.ts';
import { canTake, isDead, type SpiderMove, canDeal, findBestPlace, isLegal } from './moves.ts';
import { getLeadCard, getTopCard, createTable, isWon, createDeal, type SpiderOptions, type SpiderState } from './table.ts';
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { dealCards, moveCards, type SpiderEvent } from './changes.ts';
import { pickDeal } from './winnable.ts';

/** The reason why an illegal move is refused, in a game that is not won. */
function explainRefusal(state: SpiderState, move: SpiderMove): string {
  if (isDead(state)) return 'This game is over.';
  if (move.type === 'deal') return state.stock.length === 0 ? 'Nothing left to deal.' : 'Fill every empty column first.';
  const leader = getLeadCard(state, move.from, move.count);
  if (leader === NO_CARD) return NO_CARD_TO_MOVE;
  if (!canTake(state, move.from, move.count)) return 'Only cards of one suit, in order, move together.';
  if (move.type === 'send') return explainNoPlace(leader);
  if (state.columns[move.to] === undefined) return 'Cards only go to columns.';
  return explainMismatch(leader, getTopCard(state, move.to));
}

/** A game without any legal move is lost. */
function outcome(state: SpiderState): Outcome | null {
  if (isWon(state)) return { result: 'won' };
  return isDead(state) ? { result: 'lost' } : null;
}

/** Applies a legal move; null if it is illegal. */
function applyMove(state: SpiderState, move: SpiderMove) {
  if (move.type === 'deal') return canDeal(state) ? dealCards(state) : null;
  if (move.type === 'move') return isLegal(state, move) ? moveCards(state, move) : null;
  const { from, count } = move;
  const to = findBestPlace(state, from, count);
  return to === null ? null : moveCards(state, { type: 'move', from, to, count });
}

/** Two decks on ten columns: eight runs of one suit from king to ace leave the table. */
export const rules: Rules<SpiderState, SpiderMove, SpiderEvent, SpiderOptions> = {
  version: 1,
  variants: [
    { id: 'one-suit', label: 'One suit', pace: 'turns', options: { suits: 1 } },
    { id: 'two-suits', label: 'Two suits', pace: 'turns', options: { suits: 2 } },
    { id: 'four-suits', label: 'Four suits', pace: 'turns', options: { suits: 4 } },
  ],
  start: (options, seed) => createTable(options, createDeal(options.suits, pickDeal(options.suits, seed))),
  play(state, move) {
    if (isWon(state)) return { refused: 'This game is over.' };
    return applyMove(state, move) ?? { refused: explainRefusal(state, move) };
  },
  outcome,
};
