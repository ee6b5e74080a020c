// The rules of Klondike as the session plays them.
import type { Engine } from '#app/mini-games/rules.ts';
import { candidateMoves, isDead } from './candidates.ts';
import { play, type SolitaireMove } from './moves.ts';
import { isWon, laidOut, type SolitaireOptions, type SolitaireState } from './table.ts';
import { winnableDeal } from './winnable.ts';
import { describe, explain, refusal } from '#app/mini-games/solitaire/words.ts';

/** The beat in which the last cards go home by themselves, in ms. */
const HOME_MS = 80;

/** A game without any legal move is lost; one without a useful move is only said to be so. */
function status(state: SolitaireState) {
  if (isWon(state)) return 'won';
  return isDead(state) ? 'lost' : 'playing';
}

/**
 * Seven columns go down by one in alternating colors, four foundations go up by suit; +5 for a card of a column turned up,
 * +10 for a card brought to a foundation.
 */
export const engine: Engine<SolitaireState, SolitaireMove, SolitaireOptions> = {
  version: 1,
  variants: [
    { label: 'Winnable deals', options: { draws: 1, deals: 'winnable' } },
    { label: 'Any deal', options: { draws: 1, deals: 'any' } },
    { label: 'Draw three', options: { draws: 3, deals: 'any' } },
  ],
  start: (options, seed) => laidOut(options, options.deals === 'winnable' ? winnableDeal(seed) : seed),
  play,
  refusal,
  status,
  score: (state) => state.score,
  describe,
  candidateMoves,
  explain,
  news: (before, after) =>
    isWon(after) && !isWon(before) ? { title: 'Congratulations!', detail: `All 52 cards are home. Score: ${after.score}` } : null,
  clock: { period: (state) => (state.isFinishing && !isWon(state) ? HOME_MS : null), tick: () => ({ type: 'home' }) },
};
