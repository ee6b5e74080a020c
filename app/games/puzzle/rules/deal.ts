// Generates a random solvable board.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { GAP, isOrdered, isSolvable, createOrderedTiles, type Tiles } from './board.ts';

/** Swaps the first two tiles: the result is solvable exactly if the input is not. */
function swapFirstTiles(tiles: Tiles): Tiles {
  const [first = 0, second = 0] = tiles.flatMap((tile, cell) => (tile === GAP ? [] : [cell]));
  return tiles.with(first, tiles[second] ?? GAP).with(second, tiles[first] ?? GAP);
}

/** A solvable board other than the solved one; all are equally likely. */
export function deal(size: number, seed: number): Tiles {
  let rng = seed;
  for (;;) {
    let shuffled: Tiles;
    [shuffled, rng] = shuffle(rng, createOrderedTiles(size));
    const tiles = isSolvable(shuffled) ? shuffled : swapFirstTiles(shuffled);
    if (!isOrdered(tiles)) return tiles;
  }
}
