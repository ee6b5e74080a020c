// The link by which the visitor has come to a game's own page; a chunk of its own, for addresses that ask for something.
import { playPath } from '#app/content/paths/play-path.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { parseLink, type Link } from '#app/game-kit/session/game-link.ts';

/** What the address of the page asks for; nothing on any page but the game's own. */
export function linkHere(id: string, rules: MiniGame['rules']): Link {
  const { pathname, search } = location;
  return pathname === playPath(id) ? parseLink(search, rules) : { kind: 'none' };
}

/** Takes the game out of the address once another one is played: a reload shows that one. */
export function forgetLink(): void {
  history.replaceState(history.state, '', location.pathname);
}
