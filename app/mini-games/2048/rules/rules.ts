// The rules of 2048.
import type { Engine, EngineStatus } from '#app/mini-games/rules.ts';
import type { Direction } from '#app/mini-games/lib/directions.ts';
import { draw } from '#app/mini-games/lib/rng.ts';
import { canMove, CELL_COUNT, highestOf, slideInto, valueOf, type Board } from './board.ts';
import { explain, rankedDirections } from '#app/mini-games/2048/hints.ts';
import { SIZE, type Power } from './rows.ts';

export interface Turn {
  readonly direction: Direction;
  readonly merged: readonly Power[]; // the tiles that were made of two
  readonly spawned: number; // the cell of the new tile
}

export interface State2048 {
  readonly board: Board;
  readonly score: number;
  readonly turns: number;
  readonly last: Turn | null; // null before the first turn
  readonly rng: number;
}

export interface Move2048 {
  readonly type: 'slide';
  readonly direction: Direction;
}

const GOAL: Power = 11; // 2048
const NAMES: Readonly<Record<Direction, string>> = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' };

const emptyCells = new Uint8Array(CELL_COUNT); // room that every spawn writes anew

/** Puts a new tile into an empty cell of `board`: a 2, or a 4 one time in ten. */
function spawn(board: Power[], rng: number): readonly [cell: number, rng: number] {
  let count = 0;
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (board[cell] !== 0) continue;
    emptyCells[count] = cell;
    count += 1;
  }
  const [chance, following] = draw(rng, 10 * count); // the cell and the one in ten at once
  const cell = emptyCells[Math.floor(chance / 10)] as number;
  board[cell] = chance % 10 === 0 ? 2 : 1;
  return [cell, following];
}

function start(_: null, seed: number): State2048 {
  const board = Array.from({ length: CELL_COUNT }, () => 0);
  const [, rng] = spawn(board, seed);
  const [, following] = spawn(board, rng);
  return { board, score: 0, turns: 0, last: null, rng: following };
}

function play(state: State2048, { direction }: Move2048): State2048 {
  const board = state.board.slice();
  const merged: Power[] = [];
  if (!slideInto(state.board, direction, board, merged)) return state;
  let { score } = state;
  for (const power of merged) score += valueOf(power);
  const [spawned, rng] = spawn(board, state.rng);
  return { board, score, turns: state.turns + 1, last: { direction, merged, spawned }, rng };
}

function refusal(state: State2048, { direction }: Move2048): string | null {
  if (!canMove(state.board)) return 'This game is over.';
  return slideInto(state.board, direction, state.board.slice()) ? null : `Nothing can move ${direction}.`;
}

/** A game ends when nothing can move; who has made 2048 by then has won. */
function status({ board }: State2048): EngineStatus {
  if (canMove(board)) return 'playing';
  return highestOf(board) >= GOAL ? 'won' : 'lost';
}

function describe({ board, score, last }: State2048): string {
  const points = `Score: ${score}`;
  if (!canMove(board))
    return highestOf(board) >= GOAL ? `Game Over! You made ${valueOf(highestOf(board))}. ${points}` : `Game Over! ${points}`;
  if (last === null) return `Slide the tiles. ${points}`;
  const { direction, merged, spawned } = last;
  const merges = merged.length === 0 ? '' : ` Merged ${merged.map(valueOf).join(', ')}.`;
  const place = `row ${Math.floor(spawned / SIZE) + 1}, column ${(spawned % SIZE) + 1}`;
  return `${NAMES[direction]}.${merges} New ${valueOf(board[spawned] ?? 0)} at ${place}. ${points}`;
}

/** Each turn all tiles slide to one edge, equal ones merge, and a new one comes. A game saved at any point goes on with the same chance. */
export const engine: Engine<State2048, Move2048, null> = {
  version: 1,
  variants: [{ label: '4 × 4', options: null }],
  start,
  play,
  refusal,
  status,
  score: ({ score }) => score,
  describe,
  candidateMoves: ({ board }) => rankedDirections(board).map((direction) => ({ type: 'slide', direction })),
  explain: ({ board }, { direction }) => explain(board, direction),
  news: (before, after) =>
    highestOf(before.board) < GOAL && highestOf(after.board) >= GOAL ? { title: 'You made 2048!', detail: 'Keep going' } : null,
  summary: ({ board, turns }) => [`Largest tile: ${valueOf(highestOf(board))}`, `Moves: ${turns}`],
};
