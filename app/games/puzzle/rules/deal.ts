// A puzzle to begin with.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { GAP, isOrdered, isSolvable, createOrderedTiles, type Tiles } from './board.ts';

/** The board with its first two tiles swapped: solvable exactly when the given one is not. */
function swapFirstTiles(tiles: Tiles): Tiles {
  const [first = 0, second = 0] = tiles.flatMap((tile, cell) => (tile === GAP ? [] : [cell]));
  return tiles.with(first, tiles[second] ?? GAP).with(second, tiles[first] ?? GAP);
}

/** Any of the solvable boards but the ordered one, all of them equally likely. */
export function deal(size: number, seed: number): Tiles {
  let rng = seed;
  for (;;) {
    let shuffled: Tiles;
    [shuffled, rng] = shuffle(rng, createOrderedTiles(size));
    const tiles = isSolvable(shuffled) ? shuffled : swapFirstTiles(shuffled);
    if (!isOrdered(tiles)) return tiles;
  }
}
