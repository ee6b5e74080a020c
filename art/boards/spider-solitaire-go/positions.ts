// Finds the Spider positions in the screenshots of Spider Solitaire Go, all of which are reached by legal play.
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { SUITS } from '../../cards/deck.ts';
import { isCard } from '../play/deal-cards.ts';
import { dealSpider, findSpiderMove, playSpider, playSpiderGreedily, type Spider } from './spider.ts';

const TWO_SUITS = ['spades', 'hearts'] as const;

const DRAG_SEED = 2331;

const RUN_SEED = 27;

export const dealFresh = (): Spider => dealSpider(31, SUITS);

/** Finds a position in which the nine, eight and seven of spades can move onto the ten. */
export function findDraggedRun(): { state: Spider; move: PileMove } {
  const found = findSpiderMove(DRAG_SEED, SUITS, (state, move) => {
    if (move.count !== 3) return false;
    const from = state.columns[move.from]!.up;
    return (
      from.length === 3 &&
      isCard(from[0], '9', 'spades') &&
      isCard(state.columns[move.to]!.up.at(-1), '10', 'spades') &&
      state.stock.length <= 40
    );
  });
  if (!found) throw new Error(`Seed ${DRAG_SEED} no longer reaches the nine of spades`);
  return found;
}

/** Finds a move that completes a run of spades. */
export function findFinishingMove(): { state: Spider; move: PileMove } {
  const found = findSpiderMove(
    RUN_SEED,
    TWO_SUITS,
    (state, move) => state.done.length >= 1 && playSpider(state, move).done.slice(state.done.length)[0] === 'spades',
  );
  if (!found) throw new Error(`Seed ${RUN_SEED} no longer finishes spades`);
  return found;
}

/** Returns the last position of a game that the greedy player wins. */
export function findWonPosition(): Spider {
  const last = [...playSpiderGreedily(RUN_SEED, TWO_SUITS)].at(-1)!;
  if (last.done.length !== 8) throw new Error(`Seed ${RUN_SEED} is no longer won`);
  return last;
}

export const positions = {
  fresh: dealFresh,
  dragged: () => findDraggedRun().state,
  finishing: () => findFinishingMove().state,
  won: findWonPosition,
};
