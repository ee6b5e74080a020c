// What players read of a challenge: the one to beat, and how their result compares.
import { formatCount, formatNumber } from '#app/content/format/format-count.ts';
import type { Brief, MiniGame } from '#app/game-kit/contract.ts';
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

/** Who made a result: initials, or whoever sent a link without them. */
export function nameRival({ by }: Rival): string {
  return by ?? 'A friend';
}

/** What a rival did: verb, figure and rest of "ANI scored 120 points in Snake." or "ANI won Memory in 12 moves." */
export function describeFeat(title: string, measure: Measure, { figure }: Rival, unit: string): readonly [string, string, string] {
  if (measure === 'higher') return ['scored', formatCount(figure, 'point'), `in ${title}.`];
  return [`won ${title} in`, `${formatFigure(measure, figure)}${unit && ` ${unit}`}.`, ''];
}

/** What to do, in the words of the input at hand. */
export function getBrief(brief: Brief, isTouch: boolean): string {
  return typeof brief === 'string' ? brief : isTouch ? brief.touch : brief.keys;
}

/** How a result compares to the one to beat: "You beat ANI by 300." */
export function formatComparison({ measure, figure }: Measured, rival: Rival): string {
  const beaten = formatFigure(measure, rival.figure);
  if (figure === null) return `${nameRival(rival)} still leads with ${beaten}.`;
  const margin = getMargin(measure, rival, figure);
  if (margin === 0) return `Tied with ${rival.by ?? beaten}.`;
  const difference = formatFigure(measure, Math.abs(margin));
  return margin > 0 ? `You beat ${rival.by ?? beaten} by ${difference}.` : `${nameRival(rival)} leads by ${difference}.`;
}
