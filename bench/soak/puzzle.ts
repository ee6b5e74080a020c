// What always holds in Puzzle.
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import { engine, type PuzzleMove, type PuzzleState } from '#app/mini-games/puzzle/rules/rules.ts';
import { must, soakOf } from './soak-game.ts';

/**
 * A slide swaps the gap with a tile: the swaps that order the whole board, and the steps that bring the gap home, are both even
 * or both odd on every board that can be solved.
 */
function isReachable({ tiles }: PuzzleState): boolean {
  const size = Math.sqrt(tiles.length);
  const board = tiles.map((tile) => (tile === 0 ? tiles.length - 1 : tile - 1));
  const gap = tiles.indexOf(0);
  let swaps = 0;
  for (let place = 0; place < board.length; place += 1) {
    for (let tile = board[place] ?? 0; tile !== place; tile = board[place] ?? 0) {
      board[place] = board[tile] ?? 0;
      board[tile] = tile;
      swaps += 1;
    }
  }
  const steps = size - 1 - Math.floor(gap / size) + (size - 1 - (gap % size));
  return swaps % 2 === steps % 2;
}

export const puzzle = soakOf({
  title: 'Puzzle',
  engine,
  randomMove: ({ tiles }, roll): PuzzleMove =>
    roll(2) === 0
      ? { type: 'slide', cell: roll(tiles.length + 1) }
      : { type: 'push', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' },
  checkState(state) {
    const { tiles } = state;
    must(
      tiles.toSorted((a, b) => a - b).every((tile, index) => tile === index),
      'a tile is missing or there twice',
    );
    must(isReachable(state), 'the board cannot be solved');
  },
  checkStep(before, after) {
    const moved = before.tiles.filter((tile, cell) => tile !== 0 && tile !== after.tiles[cell]).length;
    must(moved > 0 && after.moves - before.moves === moved, 'the tiles that moved and those that count differ');
  },
});
