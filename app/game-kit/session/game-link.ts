// Parses and formats links to a game: variant, seed and rules version in the query, as in /play/sudoku?variant=fiendish&seed=3f2a91&v=3.
import type { GameEvent, Rules, Variant } from '#app/game-kit/rules.ts';
import type { DailyMeta } from './persistence/daily-result.ts';
import type { Origin } from './persistence/move-log.ts';

/** What to open: nothing special, the game of a link, a daily board, or an invalid link. */
export type GameLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly variant: Variant<unknown>; readonly seed: number; readonly opening?: readonly object[] }
  | {
      readonly kind: 'day';
      readonly variant: Variant<unknown>;
      readonly seed: number;
      readonly opening: readonly object[];
      readonly meta: Omit<DailyMeta, 'tries'>;
      readonly label: string; // shown in the toolbar all the time
      readonly text: string | null; // a notice shown until the first move
    }
  | { readonly kind: 'invalid'; readonly text: string }; // tells the player why a normal game opens instead

/** The rules have changed: the seed would produce a different game. */
export const OUTDATED_LINK: GameLink = {
  kind: 'invalid',
  text: 'The rules have changed since this link was made. New Game gives you a new board.',
};
/** The link was made by a newer release than the one this tab has loaded. */
export const NEWER_LINK: GameLink = {
  kind: 'invalid',
  text: 'This link is from a newer version. Reload the page to play it.',
};
export const DAMAGED_LINK: GameLink = { kind: 'invalid', text: "This link doesn't work, so here's a new game." };

type AnyRules = Pick<
  Rules<unknown, object, GameEvent, unknown>,
  'version' | 'variants' | 'start' | 'play' | 'isSameGame' | 'firstMoveCode'
>;

/** An unsigned 32-bit integer in hexadecimal. */
const SEED_PATTERN = /^[\da-f]{1,8}$/i;

/** The first move encoded in a link; null if it is malformed or illegal on this board. */
function parseFirstMove(
  { start, play, firstMoveCode }: AnyRules,
  { options }: Variant<unknown>,
  seed: number,
  encodedMove: string,
): readonly object[] | null {
  if (!firstMoveCode || !/^\d{1,4}$/.test(encodedMove)) return null;
  const move = firstMoveCode.decode(Number(encodedMove));
  return 'state' in play(start(options, seed), move) ? [move] : null;
}

/** Parses the query of a URL. Without a variant the first one is used, without a version the current rules. */
export function parseLink(search: string, rules: AnyRules): GameLink {
  const { version, variants } = rules;
  const query = new URLSearchParams(search);
  const variantId = query.get('variant');
  const seed = query.get('seed');
  const linkVersion = query.get('v');
  if (variantId === null && seed === null) return { kind: 'none' };
  const variant = variantId === null ? variants[0] : variants.find((one) => one.id === variantId);
  if (linkVersion !== null && !/^\d+$/.test(linkVersion)) return DAMAGED_LINK;
  if (linkVersion !== null && Number(linkVersion) !== version) return Number(linkVersion) < version ? OUTDATED_LINK : NEWER_LINK;
  if (!variant || !SEED_PATTERN.test(seed ?? '')) return DAMAGED_LINK;
  const game = { kind: 'game', variant, seed: Number.parseInt(seed ?? '', 16) } as const;
  const encodedMove = query.get('first');
  // Without a first move, the rules are not called: the resources of the variant may not be loaded yet.
  if (encodedMove === null) return game;
  const opening = parseFirstMove(rules, variant, game.seed, encodedMove);
  return opening === null ? DAMAGED_LINK : { ...game, opening };
}

/** How many seeds are tried. Both games with carried data have six words, so a match comes up quickly. */
const MAX_SEED_ATTEMPTS = 1000;

/** A seed that produces the same game without carried data, so that the link works for everyone. */
function findSharedSeed(rules: AnyRules, { variant, seed, carried }: Origin<unknown>): number {
  const { isSameGame } = rules;
  if (!isSameGame) return seed;
  const game = rules.start(variant.options, seed, carried);
  for (let offset = 0; offset < MAX_SEED_ATTEMPTS; offset += 1) {
    const candidate = (seed + offset) >>> 0;
    if (isSameGame(rules.start(variant.options, candidate), game)) return candidate;
  }
  return seed;
}

/** The query of a link to this game, including the question mark. */
export function formatLink(rules: AnyRules, origin: Origin<unknown>, state: unknown): string {
  const { variant } = origin;
  const encodedMove = rules.firstMoveCode?.encode(state) ?? null;
  const query = { variant: variant.id, seed: findSharedSeed(rules, origin).toString(16), v: String(rules.version) };
  return `?${new URLSearchParams(encodedMove === null ? query : { ...query, first: String(encodedMove) })}`;
}
