// The 2048 of a day: the tiles come in the same order for the same slides, and our own player has set a score to beat.
import type { Daily } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { rules, type Move2048, type State2048 } from './rules/rules.ts';

/** How many slides our player has, from Monday to Sunday: from some 2,000 points to some 14,000. */
const SLIDES = [150, 200, 250, 300, 400, 550, 800] as const;

export const daily: Daily<State2048, Move2048> = {
  /** The score after the slides that the hints recommend, from the first one on. */
  mark(fresh, weekday) {
    let state = fresh;
    for (let left = SLIDES[weekday] ?? 0; left > 0; left -= 1) {
      const [best] = hints.moves(state);
      const played = best ? rules.play(state, best) : null;
      if (played === null || 'refused' in played) break;
      ({ state } = played);
    }
    return state.score;
  },
};
