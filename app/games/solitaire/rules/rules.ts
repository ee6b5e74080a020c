// The rules of Klondike as the session plays them.
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { drawCards, moveCards, type Change } from './changes.ts';
import type { SolitaireEvent } from './events.ts';
import { canFinish, startFinishing, sendNextHome } from './finish.ts';
import { findBestPlace, canDraw, isDead, isLegal, type SolitaireMove } from './moves.ts';
import { explainRefusal } from './refusals.ts';
import { isWon, createTable, type SolitaireOptions, type SolitaireState } from './table.ts';
import { pickWinnableDeal } from './winnable.ts';

/** The beat in which the last cards go home by themselves. */
const HOME_MS = 80;

/** What a move that the rules allow leads to; null for all others. */
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

/** A game without any legal move is lost; one without a useful move goes on. */
function outcome(state: SolitaireState): Outcome | null {
  if (isWon(state)) return { result: 'won' };
  return isDead(state) ? { result: 'lost' } : null;
}

/**
 * Seven columns go down by one in alternating colors, four foundations go up by suit; +5 for a card of a column turned up,
 * +10 for a card brought to a foundation.
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
    if (state.isFinishing) return { refused: 'The last cards are on their way home.' };
    return applyMove(state, move) ?? { refused: explainRefusal(state, move) };
  },
  dueInMs: (state) => (state.isFinishing && !isWon(state) ? HOME_MS : null),
  advance(state, ms) {
    if (!state.isFinishing || isWon(state) || ms < HOME_MS) return { refused: null };
    const home = sendNextHome(state);
    // A little late counts as in time, so that the beat stays even; what comes much later is not made up for.
    return home ? { ...home, usedMs: ms < 2 * HOME_MS ? HOME_MS : ms } : { refused: null };
  },
  outcome,
};
