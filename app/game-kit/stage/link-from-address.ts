// The link by which the visitor has come to a game's own page; a chunk of its own, for addresses that ask for something.
import { createPlayPath } from '#app/content/paths/play-path.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { parseLink, type GameLink } from '#app/game-kit/session/game-link.ts';

/** What the address of the page asks for; nothing on any page but the game's own. */
export function readLinkFromAddress(id: string, rules: MiniGame['rules']): GameLink {
  const { pathname, search } = location;
  return pathname === createPlayPath(id) ? parseLink(search, rules) : { kind: 'none' };
}

/** Takes the game out of the address once another one is played: a reload shows that one. */
export function removeLinkFromAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}
