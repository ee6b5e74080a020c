// Reads the game link from the address of a game's page. A separate chunk, loaded only if the address has a query or a fragment.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hasChallenge, splitAddress } from '#app/game-kit/session/challenge.ts';
import { parseLink, type GameLink } from '#app/game-kit/session/game-link.ts';
import { NO_BOARD, readChallenge } from '#app/game-kit/result/challenge-text.ts';

/** The link in the address with its challenge; none on any page other than the game's own, `playPath`. */
export function readLinkFromAddress(playPath: string, game: MiniGame, address: Pick<Location, 'pathname' | 'search' | 'hash'>): GameLink {
  if (address.pathname !== playPath) return { kind: 'none' };
  const { query, fragment } = splitAddress(address);
  const link = parseLink(query, game.rules);
  if (link.kind === 'none' && hasChallenge(fragment)) return { kind: 'invalid', text: NO_BOARD };
  return link.kind === 'game' && !link.text ? { ...link, ...readChallenge(fragment, game, link.variant, link.seed) } : link;
}

/** Removes the query once another game is played, so that a reload does not reopen the linked game. */
export function removeLinkFromAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}
