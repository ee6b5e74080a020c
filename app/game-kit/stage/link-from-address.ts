// Reads the game link from the address of a game's page. A separate chunk, loaded only if the address has a query.
import { getPlayPath } from '#app/content/paths.ts';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { parseLink, type GameLink } from '#app/game-kit/session/game-link.ts';

/** The link in the address; none on any page other than the game's own. */
export function readLinkFromAddress(entry: MiniGameEntry, rules: MiniGame['rules']): GameLink {
  const { pathname, search } = location;
  return pathname === getPlayPath(entry) ? parseLink(search, rules) : { kind: 'none' };
}

/** Removes the query once another game is played, so that a reload does not reopen the linked game. */
export function removeLinkFromAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}
