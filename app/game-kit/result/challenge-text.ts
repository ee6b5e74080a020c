// What players read of a challenge: the one to beat, and how their result compares.
import { formatNumber } from '#app/content/format/format-count.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import {
  getMargin,
  getMeasure,
  hasChallenge,
  parseChallenge,
  type Challenge,
  type Measure,
  type Measured,
  type Rival,
} from '#app/game-kit/session/challenge.ts';

export function formatFigure(measure: Measure, figure: number): string {
  return measure === 'higher' || measure === 'lower' ? formatNumber(figure) : formatDuration(figure, measure === 'race');
}

const NO_RESULT = "That result can't happen on this board, so there's nothing to beat.";
/** Of a challenge whose link does not say on which board. */
export const NO_BOARD = "This challenge doesn't say which board it's for, so there's nothing to beat.";

/** The challenge in the fragment of a link to a board with its notice, or why it is none; nothing if there is none. */
export function readChallenge(
  fragment: string,
  { results, rules }: Pick<MiniGame, 'results' | 'rules'>,
  variant: Variant<unknown>,
  seed: number,
): { readonly challenge?: Challenge; readonly text?: string } {
  if (!hasChallenge(fragment)) return {};
  const measure = getMeasure(results, variant);
  const bounds = results?.bounds?.(variant.options, () => rules.start(variant.options, seed));
  const challenge = measure && parseChallenge(fragment, measure, bounds);
  const isTime = measure === 'time' || measure === 'race';
  if (!challenge || challenge === 'refused' || (isTime && challenge.some(({ figure }) => results?.time?.(figure, 0) !== figure)))
    return { text: NO_RESULT };
  const [{ figure, by }] = challenge;
  const what = formatFigure(measure, figure) + (measure === 'lower' ? ` ${results?.score?.name}` : '');
  return { challenge, text: by === null ? `Can you beat ${what}?` : `${by}: ${what}. Beat it.` };
}

/** How a result compares to the one to beat: "You beat ANI by 300." */
export function formatComparison({ measure, figure }: Measured, rival: Rival): string {
  const { by } = rival;
  const beaten = formatFigure(measure, rival.figure);
  const theirs = by === null ? beaten : `${by}'s ${beaten}`;
  if (figure === null) return `Not beaten: ${theirs}.`;
  const margin = getMargin(measure, rival, figure);
  if (margin === 0) return `Tied with ${by ?? beaten}.`;
  const difference = formatFigure(measure, Math.abs(margin));
  if (margin > 0) return `You beat ${by ?? beaten} by ${difference}.`;
  return `${difference} ${{ higher: 'short of', lower: 'more than', time: 'slower than', race: 'slower than' }[measure]} ${theirs}.`;
}
