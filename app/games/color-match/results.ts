// Results of Color Match: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import type { ColorMatchOptions, ColorMatchState } from './rules/rules.ts';

/** The share of right answers, such as '80%'; null before the first answer. */
function formatAccuracy({ right, wrong }: ColorMatchState): string | null {
  return right + wrong === 0 ? null : `${Math.round((100 * right) / (right + wrong))}%`;
}

/** The right answers are the score. */
function summarize(state: ColorMatchState): readonly string[] {
  const { right, wrong, reactionMs } = state;
  const accuracy = formatAccuracy(state);
  if (accuracy === null) return [`Wrong: ${wrong}`];
  return [`Wrong: ${wrong}`, `Accuracy: ${accuracy}`, `Average reaction time: ${Math.round(reactionMs / (right + wrong))} ms`];
}

function listSharedFigures(state: ColorMatchState): readonly string[] {
  const accuracy = formatAccuracy(state);
  return [formatCount(state.right, 'point'), ...(accuracy === null ? [] : [`${accuracy} right`])];
}

/** No `time`: the countdown is the game's only clock. */
export const results: Results<ColorMatchState, ColorMatchOptions> = {
  score: { getScore: ({ right }) => right, name: 'score', better: 'higher' },
  isWinnable: () => false,
  summary: summarize,
  sharedFigures: listSharedFigures,
};
