// Daily board of 2048: the same slides bring the same tiles for everyone, and the score of a bot that follows the hints is the target.
import type { Daily } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { rules, type Move2048, type State2048 } from './rules/rules.ts';

/** How many slides the bot plays, from Monday to Sunday; it scores about 2,000 to 14,000 points. */
const SLIDES = [150, 200, 250, 300, 400, 550, 800] as const;

export const daily: Daily<State2048, Move2048> = {
  /** The score after that many slides, each the best hint. */
  target(fresh, weekday) {
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
