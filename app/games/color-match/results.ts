// Results of Color Match: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import type { ColorMatchEvent, ColorMatchOptions, ColorMatchState } from './rules/rules.ts';

function summarize({ right, wrong, reactionMs }: ColorMatchState): readonly string[] {
  const answers = right + wrong;
  const figures = [`Right: ${right}`, `Wrong: ${wrong}`];
  if (answers === 0) return figures;
  return [...figures, `Accuracy: ${Math.round((100 * right) / answers)}%`, `Mean reaction: ${Math.round(reactionMs / answers)} ms`];
}

/** No `time`: the countdown is the game's only clock. */
export const results: Results<ColorMatchState, ColorMatchEvent, ColorMatchOptions> = {
  score: { getScore: ({ right }) => right, name: 'score', better: 'higher' },
  isWinnable: () => false,
  summary: summarize,
};
