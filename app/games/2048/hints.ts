// Hints for 2048: an evaluation of boards (empty cells, ordered rows, equal neighbors) with a look-ahead of one turn.
import { formatCount } from '#app/content/format/format-count.ts';
import type { Hints } from '#app/game-kit/contract.ts';
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { countEmptyCells, getHighestPower, LANES, getSize, SIZE, slideInto, NOTHING_MOVED, getTileValue } from './rules/board.ts';
import type { Board, Power } from './rules/board.ts';
import type { Move2048, State2048 } from './rules/rules.ts';

// Features from Robert Xiao's solver (MIT, https://github.com/nneonneo/2048-ai), with weights tuned for a look-ahead of one turn.
const ALIVE_BONUS = 200_000;
const EMPTY_CELL_BONUS = 420;
const MERGE_BONUS = 430;
const MERGED_NOW_BONUS = 400; // prefers a merge now over the same merge in the next turn
const DISORDER_PENALTY = 11.4;
const DISORDER_EXPONENT = 3.4; // weighs disorder more among large tiles
const TILE_PENALTY = 10.2;
const TILE_PENALTY_EXPONENT = 3;

const LOOK_AHEAD_MAX_EMPTY = 6; // with more empty cells, looking ahead does not change the choice
const MAX_POWER = 15; // higher powers are capped for the table

const POWERS = Array.from({ length: MAX_POWER + 1 }, (_, power) => power);
const TILE_PENALTIES = POWERS.map((power) => TILE_PENALTY * power ** TILE_PENALTY_EXPONENT);
const DISORDER_HEIGHTS = POWERS.map((power) => power ** DISORDER_EXPONENT);

/** The value of a row, independent of the slide direction. */
function evaluateRow(row: readonly Power[]): number {
  let value = ALIVE_BONUS;
  let fall = 0;
  let rise = 0;
  let last = 0; // the previous tile, ignoring gaps
  let equals = 0;
  for (let index = 0; index < row.length; index += 1) {
    const power = row[index] as Power;
    value -= TILE_PENALTIES[power] as number;
    if (power === 0) value += EMPTY_CELL_BONUS;
    else {
      if (power === last) equals += 1;
      else if (equals > 0) {
        value += MERGE_BONUS * (1 + equals);
        equals = 0;
      }
      last = power;
    }
    if (index === 0) continue;
    const step = (DISORDER_HEIGHTS[power] as number) - (DISORDER_HEIGHTS[row[index - 1] as Power] as number);
    if (step < 0) fall -= step;
    else rise += step;
  }
  if (equals > 0) value += MERGE_BONUS * (1 + equals);
  return value - DISORDER_PENALTY * Math.min(fall, rise);
}

/** Row values by their four cells, filled on demand; 0 means not computed yet. */
const rowValueCache = new Float32Array(2 ** 16);

function evaluateRowCached(a: Power, b: Power, c: Power, d: Power): number {
  const key = a | (b << 4) | (c << 8) | (d << 12);
  let value = rowValueCache[key] as number;
  if (value === 0) {
    value = Math.fround(evaluateRow([a, b, c, d])); // rounded like the cached value, so that the first call returns the same
    rowValueCache[key] = value;
  }
  return value;
}

const capped: Power[] = []; // scratch buffer, overwritten by every evaluation

function evaluateBoard(board: Board): number {
  for (let cell = 0; cell < board.length; cell += 1) capped[cell] = Math.min(MAX_POWER, board[cell] as Power);
  const at = (cell: number) => capped[cell] as Power;
  let value = 0;
  const size = getSize(board);
  if (size !== SIZE) {
    const { left, up } = LANES[size];
    for (let start = 0; start < board.length; start += size)
      for (const lanes of [left, up]) value += evaluateRow(lanes.slice(start, start + size).map(at));
    return value;
  }
  for (let lane = 0; lane < SIZE; lane += 1) {
    value += evaluateRowCached(at(SIZE * lane), at(SIZE * lane + 1), at(SIZE * lane + 2), at(SIZE * lane + 3));
    value += evaluateRowCached(at(lane), at(lane + SIZE), at(lane + 2 * SIZE), at(lane + 3 * SIZE));
  }
  return value;
}

/** The average value of a board after a new 2 and the best reply to it. Restores the board afterward. */
function evaluateAfterSpawn(board: Power[], scratchBoard: Power[]): number {
  let sum = 0;
  let count = 0;
  for (let cell = 0; cell < board.length; cell += 1) {
    if (board[cell] !== 0) continue;
    board[cell] = 1;
    let best = 0; // value of a lost game
    for (const direction of DIRECTIONS)
      if (slideInto(board, direction, scratchBoard) !== NOTHING_MOVED) best = Math.max(best, evaluateBoard(scratchBoard));
    board[cell] = 0;
    sum += best;
    count += 1;
  }
  return sum / count;
}

/** The possible directions, best first. */
function rankDirections(board: Board): Direction[] {
  const slid = board.slice();
  const scratchBoard = board.slice();
  const free = countEmptyCells(board);
  const ranked: { readonly direction: Direction; readonly value: number }[] = [];
  for (const direction of DIRECTIONS) {
    if (slideInto(board, direction, slid) === NOTHING_MOVED) continue;
    const afterSlide = free > LOOK_AHEAD_MAX_EMPTY ? evaluateBoard(slid) : evaluateAfterSpawn(slid, scratchBoard);
    ranked.push({ direction, value: afterSlide + MERGED_NOW_BONUS * (countEmptyCells(slid) - free) });
  }
  return ranked.toSorted((a, b) => b.value - a.value).map(({ direction }) => direction);
}

function getCorners(board: Board): readonly number[] {
  const size = getSize(board);
  return [0, size - 1, board.length - size, board.length - 1];
}

/** Explains to the player what a slide does. */
function explainMove({ board }: State2048, { direction }: Move2048): string {
  const slid = board.slice();
  const mergedBits = slideInto(board, direction, slid);
  const merged = slid.filter((_, cell) => mergedBits & (1 << cell));
  const highest = getHighestPower(slid);
  const free = countEmptyCells(slid);
  const gains = [
    ...(merged.length > 0 ? [`makes ${merged.map(getTileValue).join(' and ')}`] : []),
    ...(getCorners(slid).some((cell) => slid[cell] === highest) ? [`keeps the ${getTileValue(highest)} in a corner`] : []),
    `leaves ${formatCount(free, 'cell')} free`,
  ];
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(gains);
  return `Try ${direction}: it ${list}.`;
}

export const hints: Hints<State2048, Move2048> = {
  moves: ({ board }) => rankDirections(board).map((direction) => ({ type: 'slide', direction })),
  why: explainMove,
};
