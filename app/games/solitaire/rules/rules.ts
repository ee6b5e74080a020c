// The rules of Klondike Solitaire.
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { createFinishing } from '#app/card-kit/rules/finishing.ts';
import { FINISHING } from '#app/card-kit/rules/phrases.ts';
import { drawCards, moveCards, type Change } from './changes.ts';
import type { SolitaireEvent } from './events.ts';
import { canFinish, startFinishing, sendNextHome } from './finish.ts';
import { findBestPlace, canDraw, isDead, isLegal, type SolitaireMove } from './moves.ts';
import { explainRefusal } from './refusals.ts';
import { isWon, createTable, type SolitaireOptions, type SolitaireState } from './table.ts';
import { pickWinnableDeal } from './winnable.ts';

/** Applies a legal move; null if it is illegal. */
function applyMove(state: SolitaireState, move: SolitaireMove): Change | null {
  switch (move.type) {
    case 'draw':
      return canDraw(state) ? drawCards(state) : null;
    case 'move':
      return isLegal(state, move) ? moveCards(state, move) : null;
    case 'send': {
      const { from, count } = move;
      const to = findBestPlace(state, from, count);
      return to === null ? null : moveCards(state, { type: 'move', from, to, count });
    }
    case 'finish':
      return canFinish(state) ? startFinishing(state) : null;
    default:
      move satisfies never;
      return null;
  }
}

/** A game without any legal move is lost. A game without useful moves is not. */
function outcome(state: SolitaireState): Outcome | null {
  if (isWon(state)) return { result: 'won' };
  return isDead(state) ? { result: 'lost' } : null;
}

/**
 * Seven columns are built down in alternating colors, four foundations up by suit; +5 for each turned-up card of a column, +10 for each
 * card moved to a foundation.
 */
export const rules: Rules<SolitaireState, SolitaireMove, SolitaireEvent, SolitaireOptions> = {
  version: 1,
  variants: [
    { id: 'winnable', label: 'Winnable deals', pace: 'turns', options: { draws: 1, deals: 'winnable' } },
    { id: 'any', label: 'Any deal', pace: 'turns', options: { draws: 1, deals: 'any' } },
    { id: 'draw-three', label: 'Draw three', pace: 'turns', options: { draws: 3, deals: 'any' } },
  ],
  start: (options, seed) => createTable(options, options.deals === 'winnable' ? pickWinnableDeal(seed) : seed),
  play(state, move) {
    if (isWon(state)) return { refused: 'This game is over.' };
    if (state.isFinishing) return { refused: `${FINISHING}.` };
    return applyMove(state, move) ?? { refused: explainRefusal(state, move) };
  },
  ...createFinishing(isWon, sendNextHome),
  outcome,
};
