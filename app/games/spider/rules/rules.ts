// The rules of Spider.
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { dealCards, moveCards } from './changes.ts';
import { createDeal } from './deal.ts';
import type { SpiderEvent } from './events.ts';
import { canDeal, findBestPlace, isDead, isLegal, type SpiderMove } from './moves.ts';
import { explainRefusal } from './refusals.ts';
import { createTable, isWon, type SpiderOptions, type SpiderState } from './table.ts';

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
  start: (options, seed) => createTable(options, createDeal(options.suits, seed)),
  play(state, move) {
    if (isWon(state)) return { refused: 'This game is over.' };
    return applyMove(state, move) ?? { refused: explainRefusal(state, move) };
  },
  outcome,
};
