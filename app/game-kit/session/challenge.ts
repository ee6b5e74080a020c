// Challenges: the results that a link asks to beat, and how others compare. They stand in the fragment of an address, as in
// #beat=22440&by=ANI&beat=20280&by=BOB, because browsers send no fragment to a server: only friends read the initials.
import type { Bounds, MiniGame } from '#app/game-kit/contract.ts';
import type { Outcome, Variant } from '#app/game-kit/rules.ts';
import { isRace, isWinnable } from './persistence/statistics.ts';

/** The result of somebody else. */
export interface Rival {
  readonly figure: number; // score, or time in ms
  readonly by: string | null; // up to three letters; null if the sender gave none
}

/** All results that a link carries, best first: the first is the one to beat. */
export type Challenge = readonly [Rival, ...Rival[]];

/** What results are compared by: a higher or a lower score, or the time in ms, which a race shows in hundredths of a second. */
export type Measure = 'higher' | 'lower' | 'time' | 'race';

/** What a time is rounded down to, because that is what players see. */
const STEP = { higher: 1, lower: 1, time: 1000, race: 10 } as const satisfies Record<Measure, number>;
const MOST_RIVALS = 8;

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

interface FinishedGame {
  readonly variant: Variant<unknown>;
  readonly state: unknown;
  readonly outcome: Outcome;
  readonly elapsedMs: number;
}

/** The figure that a finished game is compared by; null if it was lost and only a win has one. */
export function getFigure(measure: Measure, { isWon, score, elapsedMs }: Finish): number | null {
  if (measure === 'higher') return score;
  if (!isWon) return null;
  return measure === 'lower' ? score : elapsedMs - (elapsedMs % STEP[measure]);
}

/** What a finished game is compared by, and its figure; null if there is nothing to beat. */
export function measureGame(results: MiniGame['results'], { variant, state, outcome, elapsedMs }: FinishedGame): Measured | null {
  const measure = getMeasure(results, variant);
  const score = results?.score?.getScore(state) ?? null;
  return measure && { measure, figure: getFigure(measure, { isWon: outcome.result === 'won', score, elapsedMs }) };
}

/** Whether a result can be beaten: not one without points, nor a single move. */
export function isBeatable(measured: Measured | null): measured is Measured & { readonly figure: number } {
  return measured !== null && measured.figure !== null && measured.figure > (measured.measure === 'lower' ? 1 : 0);
}

/** How much better a figure is than that of a rival; negative if it is worse. */
export function getMargin(measure: Measure, rival: Rival, figure: number): number {
  return measure === 'higher' ? figure - rival.figure : rival.figure - figure;
}

/** Adds a result: the best of each player, best first, and no more than a link carries. */
export function addRival(measure: Measure, rivals: readonly Rival[], own: Rival): Challenge {
  const sorted = [...rivals, own].toSorted((one, other) => getMargin(measure, one, other.figure));
  const isFirst = ({ by, figure }: Rival, place: number) =>
    sorted.findIndex((other) => other.by === by && (by !== null || other.figure === figure)) === place;
  const [best = own, ...others] = sorted.filter(isFirst).slice(0, MOST_RIVALS);
  return [best, ...others];
}

/** The parameters in a query or fragment, which may have been copied out of a chat with the punctuation behind it, or out of HTML. */
export function readParameters(text: string): URLSearchParams {
  return new URLSearchParams(
    text
      .slice(1)
      .replaceAll('&amp;', '&')
      .replace(/(%[\da-f]{2}|[^\da-z])+$/i, ''),
  );
}

/** The query of an address and its fragment, whose # a chat may have escaped. */
export function splitAddress({ search, hash }: { readonly search: string; readonly hash: string }): { query: string; fragment: string } {
  const [query = '', ...escaped] = search.split(/%23(?=beat=|by=)/i);
  return { query, fragment: escaped.length > 0 ? `#${escaped.join('&')}` : hash };
}

/** Whether a fragment means to be a challenge. */
export function hasChallenge(fragment: string): boolean {
  return readParameters(fragment).has('beat');
}

/** Parses a fragment, which anybody may have written: null without a challenge, 'refused' for one that is malformed or out of bounds. */
export function parseChallenge(fragment: string, measure: Measure, bounds: Bounds = {}): Challenge | 'refused' | null {
  const query = readParameters(fragment);
  const [figures, names] = [query.getAll('beat'), query.getAll('by')];
  if (figures.length === 0) return null;
  const { least = 0, most = Infinity, step = STEP[measure] } = bounds;
  const isPossible = (text: string) => {
    const figure = Number(text);
    return (
      /^\d{1,9}$/.test(text) &&
      isBeatable({ measure, figure }) &&
      figure >= least - (least % STEP[measure]) &&
      figure <= most &&
      figure % step === 0
    );
  };
  // One result may stand without initials.
  const areNamed = names.length === figures.length || (figures.length === 1 && names.length === 0);
  if (figures.length > MOST_RIVALS || !areNamed || !figures.every(isPossible) || !names.every((name) => /^[A-Z]{0,3}$/.test(name)))
    return 'refused';
  const rivals = figures.map((figure, place) => ({ figure: Number(figure), by: names[place] || null }));
  return rivals.reduce<readonly Rival[]>((earlier, rival) => addRival(measure, earlier, rival), []) as Challenge;
}

/** The fragment of a challenge to beat a result, and all results that came with the link; empty if it cannot be beaten. */
export function formatChallenge(measured: Measured | null, initials: string, earlier: readonly Rival[] = []): string {
  if (!isBeatable(measured)) return '';
  const rivals = addRival(measured.measure, earlier, { figure: measured.figure, by: initials || null });
  if (rivals.length === 1 && initials === '') return `#beat=${measured.figure}`;
  return `#${rivals.map(({ figure, by }) => `beat=${figure}&by=${by ?? ''}`).join('&')}`;
}
