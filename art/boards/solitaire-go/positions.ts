// Finds the Klondike positions in the screenshots of Solitaire Go, all of which are reached by legal play.
import { isCard } from '../play/deal-cards.ts';
import { dealKlondike, findRun, isWon, playGreedily, getRun, type Klondike } from './klondike.ts';

const WON_SEED = 4;

export const dealFresh = (): Klondike => dealKlondike(2005);

/** Finds a position in which the six of hearts and the five of clubs can move onto the seven of spades. */
export function findDraggedRun() {
  const found = findRun(4285, (state, move) => {
    const [six, five] = getRun(state, move);
    return (
      move.count === 2 &&
      isCard(six, '6', 'hearts') &&
      isCard(five, '5', 'clubs') &&
      isCard(state.columns[move.to]!.up.at(-1), '7', 'spades')
    );
  });
  if (!found) throw new Error('Seed 4285 no longer reaches the six of hearts');
  return found;
}

/** Finds a position in which a long run from the king of spades can move to an empty column. */
export function findKingRun() {
  const found = findRun(
    797,
    (state, move) => move.count >= 7 && isCard(getRun(state, move)[0], 'king', 'spades') && state.columns[move.from]!.down.length > 0,
  );
  if (!found) throw new Error('Seed 797 no longer reaches the king of spades');
  return found;
}

/** Returns the last position of a game that the greedy player wins. */
export function findWonPosition(): Klondike {
  const last = [...playGreedily(WON_SEED)].at(-1)!;
  if (!isWon(last)) throw new Error(`Seed ${WON_SEED} is no longer won`);
  return last;
}

export const positions = {
  fresh: dealFresh,
  dragged: () => findDraggedRun().state,
  kingly: () => findKingRun().state,
  won: findWonPosition,
};
