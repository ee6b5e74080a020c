// Links that carry a game: a variant, a seed and the version of the rules in an address, as /play/sudoku?variant=fiendish&seed=3f2a91&v=3.
import type { GameEvent, Rules, Variant } from '#app/game-kit/rules.ts';
import type { DailyMeta } from './persistence/daily-result.ts';
import type { Origin } from './persistence/move-log.ts';

/** What an address asks for: nothing, the game of a link, the board of a day, or something that makes no sense. */
export type GameLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly variant: Variant<unknown>; readonly seed: number; readonly opening?: readonly object[] }
  | {
      readonly kind: 'day';
      readonly variant: Variant<unknown>;
      readonly seed: number;
      readonly opening: readonly object[];
      readonly meta: DailyMeta;
      readonly label: string; // what there is to do, shown all the time
      readonly text: string | null; // for the player, before the first move
    }
  | { readonly kind: 'invalid'; readonly text: string }; // why the plain game comes instead, in words for the player

/** Its seed means another game by now. */
export const OUTDATED_LINK: GameLink = {
  kind: 'invalid',
  text: 'The rules have changed since this link was made. New Game deals you a new board.',
};
/** This tab has held its page since before the release that the link is from. */
export const NEWER_LINK: GameLink = {
  kind: 'invalid',
  text: 'This link is from a newer version. Reload the page to play it.',
};
export const DAMAGED_LINK: GameLink = { kind: 'invalid', text: 'This link is damaged, so here is a game without it.' };

type AnyRules = Pick<
  Rules<unknown, object, GameEvent, unknown>,
  'version' | 'variants' | 'start' | 'play' | 'isSameGame' | 'firstMoveCode'
>;

/** Unsigned 32 bits in hexadecimal digits. */
const SEED_PATTERN = /^[\da-f]{1,8}$/i;

/** The first move that a link takes along; null when the board does not have it. */
function parseFirstMove(
  { start, play, firstMoveCode }: AnyRules,
  { options }: Variant<unknown>,
  seed: number,
  first: string,
): readonly object[] | null {
  if (!firstMoveCode || !/^\d{1,4}$/.test(first)) return null;
  const move = firstMoveCode.decode(Number(first));
  return 'state' in play(start(options, seed), move) ? [move] : null;
}

/** Reads the search part of an address. A link without a variant means the first one, a link without a version the present rules. */
export function parseLink(search: string, rules: AnyRules): GameLink {
  const { version, variants } = rules;
  const query = new URLSearchParams(search);
  const id = query.get('variant');
  const seed = query.get('seed');
  const made = query.get('v');
  if (id === null && seed === null) return { kind: 'none' };
  const variant = id === null ? variants[0] : variants.find((one) => one.id === id);
  if (made !== null && !/^\d+$/.test(made)) return DAMAGED_LINK;
  if (made !== null && Number(made) !== version) return Number(made) < version ? OUTDATED_LINK : NEWER_LINK;
  if (!variant || !SEED_PATTERN.test(seed ?? '')) return DAMAGED_LINK;
  const game = { kind: 'game', variant, seed: Number.parseInt(seed ?? '', 16) } as const;
  const first = query.get('first');
  // What a variant needs may not be there yet, and no such game has a first move to take along.
  if (first === null) return game;
  const opening = parseFirstMove(rules, variant, game.seed, first);
  return opening === null ? DAMAGED_LINK : { ...game, opening };
}

/** As many seeds are tried for one that needs nothing carried. Both games that carry something have six words. */
const MAX_TRIES = 1000;

/** The seed from which everybody gets the game of `origin`, whatever they have played before. */
function findSharedSeed(rules: AnyRules, { variant, seed, carried }: Origin<unknown>): number {
  const { isSameGame } = rules;
  if (!isSameGame) return seed;
  const game = rules.start(variant.options, seed, carried);
  for (let add = 0; add < MAX_TRIES; add += 1) {
    const other = (seed + add) >>> 0;
    if (isSameGame(rules.start(variant.options, other), game)) return other;
  }
  return seed;
}

/** The search part of a link to the game that has started from `origin` and stands at `state`, with its question mark. */
export function formatLink(rules: AnyRules, origin: Origin<unknown>, state: unknown): string {
  const { variant } = origin;
  const first = rules.firstMoveCode?.encode(state) ?? null;
  const query = { variant: variant.id, seed: findSharedSeed(rules, origin).toString(16), v: String(rules.version) };
  return `?${new URLSearchParams(first === null ? query : { ...query, first: String(first) })}`;
}
