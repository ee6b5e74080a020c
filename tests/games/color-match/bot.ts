// Test bot: legal moves for Color Match, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { isMatch } from '#app/games/color-match/rules/prompts.ts';
import { rules, type ColorMatchMove, type ColorMatchState } from '#app/games/color-match/rules/rules.ts';

export const bot: Bot<ColorMatchState, ColorMatchMove> = {
  /** The correct answer first. */
  moves(state) {
    if (rules.outcome(state)) return [];
    if (!state.isStarted) return [{ type: 'start' }];
    const matches = isMatch(state.deck.prompt);
    return [matches, !matches].map((saysMatch) => ({ type: 'answer', number: state.number, saysMatch }));
  },
  randomMove({ number }, roll) {
    if (roll(7) === 0) return { type: 'start' };
    return { type: 'answer', number: number + (roll(20) === 0 ? 1 : 0), saysMatch: roll(2) === 0 };
  },
};

export const endings: readonly Ending[] = [
  { end: { isStarted: true, remainingMs: 0, right: 23, wrong: 2, reactionMs: 20_000 }, shares: ['23 points', '92%'], impossible: [301] },
  { end: { isStarted: true, remainingMs: 0 }, shares: ['0 points'] },
];
