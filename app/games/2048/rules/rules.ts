// The rules of 2048.
import type { Rules } from '#app/game-kit/rules.ts';
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { draw } from '#app/game-kit/lib/random.ts';
import { canMove, getHighestPower, SIZES, slideInto, NOTHING_MOVED, getTileValue } from './board.ts';
import type { Board, Power, Size } from './board.ts';

export interface Options2048 {
  readonly size: Size; // cells in a row
}

export interface State2048 {
  readonly board: Board;
  readonly score: number;
  readonly turns: number;
  readonly rng: number;
}

export interface Move2048 {
  readonly type: 'slide';
  readonly direction: Direction;
}

/** The events of a turn, in this order; merged tiles come from the top left. */
export type Event2048 =
  /** `targets` has the cell that each cell's tile slides to; the entries of empty cells are meaningless. */
  | { readonly type: 'slid'; readonly direction: Direction; readonly targets: readonly number[] }
  | { readonly type: 'merged'; readonly cell: number; readonly power: Power }
  | { readonly type: 'spawned'; readonly cell: number; readonly power: Power }
  /** The first tile of 2048, which the statistics count, and of each higher power. */
  | { readonly type: typeof REACHED_GOAL; readonly power: Power }
  | { readonly type: 'reached'; readonly power: Power };

export const GOAL: Power = 11; // 2048
export const REACHED_GOAL = '2048';

const emptyCells = new Uint8Array(Math.max(...SIZES) ** 2); // scratch buffer, overwritten by every spawn

/** Puts a new tile into a random empty cell of `board`: a 2, or a 4 with a probability of 10%. */
function spawn(board: Power[], rng: number): readonly [cell: number, rng: number] {
  let count = 0;
  for (let cell = 0; cell < board.length; cell += 1) {
    if (board[cell] !== 0) continue;
    emptyCells[count] = cell;
    count += 1;
  }
  const [chance, following] = draw(rng, 10 * count); // one draw for both the cell and the 10% chance
  const cell = emptyCells[(chance / 10) | 0] as number;
  board[cell] = chance % 10 === 0 ? 2 : 1;
  return [cell, following];
}

/**
 * In each turn, all tiles slide to one edge, equal tiles merge, and a new tile appears. The game ends when nothing can move; it is won if
 * 2048 was reached. The random generator is part of the state, so a restored game gets the same tiles.
 */
export const rules: Rules<State2048, Move2048, Event2048, Options2048> = {
  version: 1,
  variants: [
    { id: '4x4', label: '4 × 4', pace: 'turns', options: { size: 4 } },
    { id: '5x5', label: '5 × 5', pace: 'turns', options: { size: 5 } },
  ],
  start({ size }, seed) {
    const board = Array.from({ length: size * size }, () => 0);
    const [, rng] = spawn(board, seed);
    const [, following] = spawn(board, rng);
    return { board, score: 0, turns: 0, rng: following };
  },
  play(state, { direction }) {
    const board = state.board.slice();
    const targets = [...board.keys()];
    const mergedBits = slideInto(state.board, direction, board, targets);
    if (mergedBits === NOTHING_MOVED) return { refused: canMove(state.board) ? `Nothing can move ${direction}.` : 'This game is over.' };
    const [cell, rng] = spawn(board, state.rng);
    const events: Event2048[] = [{ type: 'slid', direction, targets }];
    let { score } = state;
    let highest: Power = 0; // of the merged tiles
    for (let left = mergedBits; left !== 0; left &= left - 1) {
      const at = 31 - Math.clz32(left & -left); // index of the lowest bit
      const power = board[at] as Power;
      score += getTileValue(power);
      if (power > highest) highest = power;
      events.push({ type: 'merged', cell: at, power });
    }
    events.push({ type: 'spawned', cell, power: board[cell] as Power });
    if (highest >= GOAL && highest > getHighestPower(state.board))
      events.push({ type: highest === GOAL ? REACHED_GOAL : 'reached', power: highest });
    return { state: { board, score, turns: state.turns + 1, rng }, events };
  },
  outcome({ board }) {
    if (canMove(board)) return null;
    return { result: getHighestPower(board) >= GOAL ? 'won' : 'lost' };
  },
};
