// Finds the seeds of words: of one that the player has not had for long, and of those in saves and links of the first release.
import * as v from 'valibot';
import type { GameEvent, Rules, Variant } from '#app/game-kit/rules.ts';
import type { StorageWrite } from './persistence/persistence.ts';
import { isFresh, Rounds, type Round } from './persistence/rounds.ts';
import type { Session } from './session.ts';

type AnyRules = Rules<unknown, object, GameEvent, unknown>;

/** What of a save or a link decides the word. */
interface Dealt {
  readonly seed: number;
  readonly opening?: readonly object[] | undefined;
  readonly carried?: unknown;
}

const MOST_SEEDS = 100_000; // no list is nearly as long

/** The first seed from this one on whose word is wanted; this one if there is none. */
function findSeed({ start, words }: AnyRules, options: unknown, seed: number, isWanted: (place: number) => boolean): number {
  if (!words) return seed;
  for (let step = 0; step < MOST_SEEDS; step += 1) {
    const next = (seed + step) >>> 0;
    if (isWanted(words.getPlace(start(options, next)))) return next;
  }
  return seed;
}

/** A seed for a new game after this round; the given one in games without words. */
export function findFreshSeed(rules: AnyRules, { options }: Variant<unknown>, seed: number, round: Round): number {
  const length = rules.words?.getList(options).round ?? 0;
  return findSeed(rules, options, seed, (place) => isFresh(round, length, place));
}

/** Adds the word of a game to its round on the device; null in games without words. */
export function createWordWrite({ words }: AnyRules, { origin, state }: Pick<Session, 'origin' | 'state'>): StorageWrite | null {
  return words ? { kind: 'word', ...words.getList(origin.variant.options), place: words.getPlace(state) } : null;
}

/** The round before, as a save of the first release has it: by list, or as "classic 3". */
function readCarried(carried: unknown, list: string): Round {
  const rounds = v.safeParse(Rounds, carried);
  if (rounds.success) return rounds.output[list] ?? [];
  const [, last, place] = (typeof carried === 'string' && /^(\w+) (\d+)$/.exec(carried)) || [];
  return last === list ? [Number(place)] : [];
}

/**
 * In the first release the words before decided as well (`carried`), and links named the place (as an opening). Returns what deals the
 * same word by its seed alone.
 */
export function upgradeWord<Old extends Dealt>(rules: AnyRules, { options }: Variant<unknown>, old: Old): Old {
  const { seed, carried, opening: [opening] = [] } = old;
  if (!rules.words || (!opening && (carried ?? null) === null)) return old;
  const { list, round: length } = rules.words.getList(options);
  const round = readCarried(carried, list);
  const place =
    opening && 'place' in opening ? opening.place : rules.words.getPlaceAfter(options, seed, (one) => isFresh(round, length, one));
  const { carried: _carried, opening: _opening, ...rest } = old;
  return { ...rest, seed: findSeed(rules, options, seed, (one) => one === place) } as Old;
}
