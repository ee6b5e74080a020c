// Rounds of words: none comes twice in a round, nor twice in a row. The device stores the current one of each list.
import * as v from 'valibot';
import { countSchema } from '#app/storage/read.ts';

/** The places in their list of the words that a round has had, the last one at the end. */
export type Round = readonly number[];

/** By list. */
export const Rounds = v.record(v.string(), v.array(countSchema));

/** Whether the word at a place may come next. After `length` words a new round begins. */
export function isFresh(round: Round, length: number, place: number): boolean {
  return round.length < length ? !round.includes(place) : place !== round.at(-1);
}

export function extendRound(round: Round, length: number, place: number): Round {
  return round.length < length ? [...round, place] : [place];
}
