// Parses and formats links to a game, as in /play/minesweeper?variant=large&seed=3f2a91&v=1&first=27.
// They name variant, seed, version of the rules, and the number of the first move, where the board depends on it (`Rules.firstMove`).
import type { GameEvent, Rules, Variant } from '#app/game-kit/rules.ts';
import { readParameters, type Challenge } from './challenge.ts';
import type { DailyMeta } from './persistence/daily-result.ts';
import type { Origin } from './persistence/move-log.ts';

/** What to open: nothing special, the game of a link, a daily board, or an invalid link. */
export type GameLink =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'game';
      readonly variant: Variant<unknown>;
      readonly seed: number;
      readonly opening?: readonly object[];
      readonly challenge?: Challenge;
      readonly text?: string; // a notice shown until the first move
    }
  | {
      readonly kind: 'day';
      readonly variant: Variant<unknown>;
      readonly seed: number;
      readonly opening: readonly object[];
      readonly meta: Omit<DailyMeta, 'tries'>;
      readonly challenge?: Challenge;
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

type AnyRules = Pick<Rules<unknown, object, GameEvent, unknown>, 'version' | 'variants' | 'start' | 'play' | 'firstMove'>;

/** An unsigned 32-bit integer in hexadecimal. */
const SEED_PATTERN = /^[\da-f]{1,8}$/i;

/** The move that a link's code stands for; null if it is malformed or illegal on this board. */
function parseCode(
  { start, play, firstMove }: AnyRules,
  { options }: Variant<unknown>,
  seed: number,
  code: string,
): readonly object[] | null {
  if (!/^\d{1,4}$/.test(code)) return null;
  const move = firstMove?.decode(Number(code));
  return move && 'state' in play(start(options, seed), move) ? [move] : null;
}

/** Parses the query of a URL. Without a variant the first one is used, without a version the current rules. */
export function parseLink(search: string, rules: AnyRules): GameLink {
  const { version, variants } = rules;
  const query = readParameters(search);
  const variantId = query.get('variant');
  const seed = query.get('seed');
  const linkVersion = query.get('v');
  if (variantId === null && seed === null) return { kind: 'none' };
  const variant = variantId === null ? variants[0] : variants.find(({ id }) => id === variantId);
  if (linkVersion !== null && !/^\d+$/.test(linkVersion)) return DAMAGED_LINK;
  if (linkVersion !== null && Number(linkVersion) !== version) return Number(linkVersion) < version ? OUTDATED_LINK : NEWER_LINK;
  if (!variant || !SEED_PATTERN.test(seed ?? '')) return DAMAGED_LINK;
  const game = { kind: 'game', variant, seed: Number.parseInt(seed ?? '', 16) } as const;
  const code = query.get('first');
  if (code === null) return game;
  const opening = parseCode(rules, variant, game.seed, code);
  return opening === null ? DAMAGED_LINK : { ...game, opening };
}

/** The query of a link to this game, including the question mark. */
export function formatLink({ version, firstMove }: AnyRules, { variant, seed }: Origin<unknown>, state: unknown): string {
  const code = firstMove?.encode(state) ?? null;
  const query = { variant: variant.id, seed: seed.toString(16), v: String(version) };
  return `?${new URLSearchParams(code === null ? query : { ...query, first: String(code) })}`;
}
