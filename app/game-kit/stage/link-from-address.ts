// Reads the game link from the address of a game's page. A separate chunk, loaded only if the address has a query.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { parseLink, type GameLink } from '#app/game-kit/session/game-link.ts';
import { readChallenge } from '#app/game-kit/result/challenge-text.ts';

/** The link in the address with its challenge; none on any page other than the game's own, `playPath`. */
export function readLinkFromAddress(playPath: string, game: MiniGame): GameLink {
  const { pathname, search, hash } = location;
  const link: GameLink = pathname === playPath ? parseLink(search, game.rules) : { kind: 'none' };
  return link.kind === 'game' && !link.text ? { ...link, ...readChallenge(hash, game, link.variant, link.seed) } : link;
}

/** Removes the query once another game is played, so that a reload does not reopen the linked game. */
export function removeLinkFromAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}
