// Challenges: the result that a link asks to beat, and how another result compares. A challenge stands in the fragment of an address, as in
// #beat=22440&by=ANI, because browsers send no fragment to a server: only the friend reads the initials.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Outcome, Variant } from '#app/game-kit/rules.ts';
import { readParameters, type Challenge } from '#app/game-kit/session/game-link.ts';
import { isWinnable } from '#app/game-kit/session/persistence/statistics.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';
import { formatDuration } from './format-duration.ts';
import { isRace } from './statistic-figures.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

/** What results are compared by: a higher or a lower score, or the time in ms, which a race shows in hundredths of a second. */
export type Measure = 'higher' | 'lower' | 'time' | 'race';

/** What a time is rounded down to, because that is what players see. */
const STEP = { higher: 1, lower: 1, time: 1000, race: 10 } as const satisfies Record<Measure, number>;

/** Id of the preference that holds the player's initials. */
export const INITIALS_ID = 'initials';
const INITIALS_COUNT = 3;

/** Up to three letters from A to Z of any input or stored value. */
export function toInitials(value: unknown): string {
  return typeof value === 'string'
    ? value
        .toUpperCase()
        .replace(/[^A-Z]/g, '')
        .slice(0, INITIALS_COUNT)
    : '';
}

/** What a variant is compared by; null if there is nothing to beat, as between two players. */
export function getMeasure(results: MiniGame['results'], variant: Variant<unknown>): Measure | null {
  if (isRace(results, variant)) return 'race';
  if (results?.score?.better === 'higher') return 'higher';
  if (!results || !isWinnable(results, variant)) return null;
  return results.score ? 'lower' : results.time ? 'time' : null;
}

/** A result, as far as it can be compared; `figure` is null if the game was lost and only a win has one. */
export interface Measured {
  readonly measure: Measure;
  readonly figure: number | null;
}

interface Finish {
  readonly isWon: boolean;
  readonly score: number | null;
  readonly elapsedMs: number;
}

/** The figure that a finished game is compared by; null if it was lost and only a win has one. */
export function getFigure(measure: Measure, { isWon, score, elapsedMs }: Finish): number | null {
  if (measure === 'higher') return score;
  if (!isWon) return null;
  return measure === 'lower' ? score : elapsedMs - (elapsedMs % STEP[measure]);
}

/** What a finished game is compared by, and its figure; null if there is nothing to beat. */
export function measureGame(
  results: MiniGame['results'],
  { variant, state, outcome, elapsedMs }: Pick<Snapshot, 'variant' | 'state'> & { readonly outcome: Outcome; readonly elapsedMs: number },
): Measured | null {
  const measure = getMeasure(results, variant);
  const score = results?.score?.getScore(state) ?? null;
  return measure && { measure, figure: getFigure(measure, { isWon: outcome.result === 'won', score, elapsedMs }) };
}

export function formatFigure(measure: Measure, figure: number): string {
  return measure === 'higher' || measure === 'lower' ? formatNumber(figure) : formatDuration(figure, measure === 'race');
}

/** Whether a result can be beaten: not one without points, nor a single move. */
export function isBeatable(measured: Measured): measured is Measured & { readonly figure: number } {
  return measured.figure !== null && measured.figure > (measured.measure === 'lower' ? 1 : 0);
}

/** Parses a fragment, which anybody may have written; null if it is no challenge. */
export function parseChallenge(fragment: string, measure: Measure): Challenge | null {
  const query = readParameters(fragment);
  const [beat, by] = [query.get('beat') ?? '', query.get('by')];
  if (!/^\d{1,9}$/.test(beat) || (by !== null && !/^[A-Z]{1,3}$/.test(by))) return null;
  const figure = Number(beat);
  return isBeatable({ measure, figure }) && figure % STEP[measure] === 0 ? { figure, by } : null;
}

/** The fragment of a challenge to beat a result; empty if it cannot be beaten. */
export function formatChallenge(measured: Measured | null, initials: string): string {
  if (!measured || !isBeatable(measured)) return '';
  return `#beat=${measured.figure}${initials === '' ? '' : `&by=${initials}`}`;
}

/** The challenge in a fragment with its notice, if the game allows such a figure. */
export function readChallenge(
  fragment: string,
  results: MiniGame['results'],
  variant: Variant<unknown>,
): { readonly challenge: Challenge; readonly text: string } | null {
  const measure = getMeasure(results, variant);
  const challenge = measure && parseChallenge(fragment, measure);
  if (!challenge) return null;
  const { figure, by } = challenge;
  const isTime = measure === 'time' || measure === 'race';
  const isPossible = isTime ? results?.time?.(figure, 0) === figure : figure <= (results?.score?.most ?? Infinity);
  if (!isPossible) return null;
  const what = formatFigure(measure, figure) + (measure === 'lower' ? ` ${results?.score?.name}` : '');
  return { challenge, text: by === null ? `Can you beat ${what}?` : `${by}: ${what}. Beat it.` };
}

/** How much better a figure is than that of the challenge; negative if it is worse. */
export function getLead(measure: Measure, challenge: Challenge, figure: number): number {
  return measure === 'higher' ? figure - challenge.figure : challenge.figure - figure;
}

/** How a result compares to the challenge: "You beat ANI by 300." */
export function formatComparison({ measure, figure }: Measured, challenge: Challenge): string {
  const { by } = challenge;
  const beaten = formatFigure(measure, challenge.figure);
  const theirs = by === null ? beaten : `${by}'s ${beaten}`;
  if (figure === null) return `Not beaten: ${theirs}.`;
  const lead = getLead(measure, challenge, figure);
  if (lead === 0) return `Tied with ${by ?? beaten}.`;
  const difference = formatFigure(measure, Math.abs(lead));
  if (lead > 0) return `You beat ${by ?? beaten} by ${difference}.`;
  return `${difference} ${{ higher: 'short of', lower: 'more than', time: 'slower than', race: 'slower than' }[measure]} ${theirs}.`;
}
