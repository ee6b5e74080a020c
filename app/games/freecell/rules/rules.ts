// The rules of FreeCell.
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { createFinishing } from '#app/card-kit/rules/finishing.ts';
import { FINISHING } from '#app/card-kit/rules/phrases.ts';
import { canFinish, moveCards, sendNextHome, startFinishing, type Change } from './changes.ts';
import { pickDeal } from './deal.ts';
import type { FreeCellEvent } from './events.ts';
import { findBestPlace, isDead, isLegal, type FreeCellMove } from './moves.ts';
import { explainRefusal } from './refusals.ts';
import { createTable, isWon, type FreeCellState } from './table.ts';

/** Applies a legal move; null if it is illegal. */
function applyMove(state: FreeCellState, move: FreeCellMove): Change | null {
  if (move.type === 'finish') return canFinish(state) ? startFinishing(state) : null;
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
  ...createFinishing(isWon, sendNextHome),
  outcome,
};
