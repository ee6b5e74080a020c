// Invariants of Puzzle, checked after every move and time step.
import { STEPS } from '#app/game-kit/lib/directions.ts';
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { hints } from '#app/games/puzzle/hints.ts';
import { rules, type PuzzleEvent, type PuzzleMove, type PuzzleState } from '#app/games/puzzle/rules/rules.ts';

/**
 * A slide swaps the gap with a tile. So on every solvable board, the parity of the permutation of all cells equals the parity of the gap's
 * distance from its final cell.
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

const MOST_MOVES = 1000;

/** Following the hints solves the board, in as many moves as the target says if it has one. */
function checkDailyBoard(board: PuzzleState, target: number | null): void {
  let state = board;
  while (rules.outcome(state) === null && state.moves <= (target ?? MOST_MOVES)) {
    const [best] = hints.moves(state);
    const played = best && rules.play(state, best);
    assertHolds(played !== undefined && 'state' in played, 'the board cannot be solved');
    if (played && 'state' in played) ({ state } = played);
  }
  assertHolds(
    rules.outcome(state)?.result === 'won' && (target === null || state.moves === target),
    'it is not solved in the fewest moves',
  );
}

export const invariants: Invariants<PuzzleState, PuzzleMove, PuzzleEvent> = {
  checkDailyBoard,
  checkState(state) {
    const { tiles } = state;
    assertHolds(
      tiles.toSorted((a, b) => a - b).every((tile, index) => tile === index),
      'a tile is missing or duplicated',
    );
    assertHolds(isReachable(state), 'the board cannot be solved');
  },
  checkStep(before, after, _, [slid, ...others]) {
    const moved = before.tiles.filter((tile, cell) => tile !== 0 && tile !== after.tiles[cell]);
    assertHolds(moved.length > 0 && after.moves - before.moves === moved.length, 'the tiles that moved and those that count differ');
    assertHolds(slid !== undefined && others.length === 0, 'a move is not one slide');
    assertHolds(moved.length === slid?.tiles.length && moved.every((tile) => slid.tiles.includes(tile)), 'the event has the wrong tiles');
    const { rows, columns } = STEPS[slid?.direction ?? 'up'];
    const step = rows * Math.sqrt(before.tiles.length) + columns;
    assertHolds(
      moved.every((tile) => after.tiles.indexOf(tile) === before.tiles.indexOf(tile) + step),
      'a tile moved in another direction than the event says',
    );
    assertHolds(before.tiles.indexOf(0) === after.tiles.indexOf(slid?.tiles[0] ?? 0), 'another tile went into the gap first');
  },
};
