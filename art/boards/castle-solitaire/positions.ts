// The Beleaguered Castle positions in the screenshots: seeded deals and lines of play.
import { type Card, RANKS } from '../../cards/deck.ts';
import { isCard } from '../play/deal-cards.ts';
import { type Castle, dealCastle, playCastle, replayCastle } from './beleaguered.ts';

export const SIX_LINE = { seed: 30, moves: '1h 7h 6h 6h 6h 4h' };

export const CHAIN_LINE = {
  seed: 61,
  moves: '3h 7h 4h 84 34 83 87 83 23 8h 82 68 6h 6h 68 67 6h 26 28 68 76 38 28 2h 52 52 72 78 4h 4h 42 4h 1h 14 6h 56 16 16',
};

export const countMoves = ({ moves }: { moves: string }): number => moves.split(' ').length;

export const dealFresh = (): Castle => dealCastle(30);

export const replaySix = (): Castle => replayCastle(SIX_LINE.seed, SIX_LINE.moves);

export const replayChain = (): Castle => replayCastle(CHAIN_LINE.seed, CHAIN_LINE.moves);

/** Moves the hearts five to nine to the foundation; returns the resulting state and the moved cards. */
export function playChainHome(state: Castle): { after: Castle; flown: Card[] } {
  const flown: Card[] = [];
  let after = state;
  while (flown.length < 5) {
    const row = after.rows.findIndex((cards) => isCard(cards.at(-1), RANKS[after.foundations.hearts]!, 'hearts'));
    if (row < 0) break;
    flown.push(after.rows[row]!.at(-1)!);
    after = playCastle(after, `${row + 1}h`);
  }
  return { after, flown };
}

export const positions = { fresh: dealFresh, six: replaySix, chain: replayChain };
