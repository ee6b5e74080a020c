// Backtracking search for solutions; it always continues with the cell that has the fewest candidates.
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import {
  ALL_DIGITS,
  toBit,
  getBox,
  CELL_COUNT,
  getSmallestDigit,
  FIRST_BOX,
  SIDE,
  countDigits,
  UNITS,
  type Cells,
  type DigitSet,
} from './grid.ts';

/** A mutable grid with the digits used in each row, column and box. */
export interface Board {
  readonly digits: Uint8Array;
  readonly rows: Uint16Array;
  readonly columns: Uint16Array;
  readonly boxes: Uint16Array;
}

const ROW_BY_CELL = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => getRow(cell, SIDE));
const COLUMN_BY_CELL = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => getColumn(cell, SIDE));
const BOX_BY_CELL = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => getBox(cell));

export function createEmptyBoard(): Board {
  return {
    digits: new Uint8Array(CELL_COUNT),
    rows: new Uint16Array(SIDE),
    columns: new Uint16Array(SIDE),
    boxes: new Uint16Array(SIDE),
  };
}

export function createBoard(cells: Cells): Board {
  const board = createEmptyBoard();
  for (const [cell, digit] of cells.entries()) if (digit !== 0) toggle(board, cell, digit);
  return board;
}

export function copyBoard({ digits, rows, columns, boxes }: Board): Board {
  return { digits: digits.slice(), rows: rows.slice(), columns: columns.slice(), boxes: boxes.slice() };
}

/** Places a digit in an empty cell, or removes it from a cell that has it. */
export function toggle({ digits, rows, columns, boxes }: Board, cell: number, digit: number): void {
  const bit = toBit(digit);
  digits[cell] = digits[cell] === 0 ? digit : 0;
  rows[ROW_BY_CELL[cell] as number]! ^= bit;
  columns[COLUMN_BY_CELL[cell] as number]! ^= bit;
  boxes[BOX_BY_CELL[cell] as number]! ^= bit;
}

/** The candidates of an empty cell. */
export function getDigitsLeft({ rows, columns, boxes }: Board, cell: number): DigitSet {
  const row = rows[ROW_BY_CELL[cell] as number] as number;
  const column = columns[COLUMN_BY_CELL[cell] as number] as number;
  const box = boxes[BOX_BY_CELL[cell] as number] as number;
  return ALL_DIGITS & ~(row | column | box);
}

/** Chooses one digit of a non-empty set; returns it as a one-element set. */
type ChooseDigit = (set: DigitSet) => DigitSet;

const chooseSmallest: ChooseDigit = (set) => set & -set;

/** The next cell (-1 on a full board) and the digits to try. An empty set is a dead end. */
interface Branch {
  readonly cell: number;
  readonly set: DigitSet;
}

const FULL_BOARD: Branch = { cell: -1, set: 0 };

/** Scratch buffer: the candidates of each cell. Shared by all searches, because allocating it costs more than a search. */
const digitsLeftByCell = new Uint16Array(CELL_COUNT);

/** The digits used in a unit. */
function getUnitDigits({ rows, columns, boxes }: Board, unit: number): DigitSet {
  if (unit < SIDE) return rows[unit] as number;
  return (unit < FIRST_BOX ? columns[unit - SIDE] : boxes[unit - FIRST_BOX]) as number;
}

/** The cell with the fewest candidates, or one that is the only place for a digit in its unit. */
function findNextBranch(board: Board): Branch {
  let cell = -1;
  let set = 0;
  let fewest = SIDE + 1;
  for (let candidate = 0; candidate < CELL_COUNT; candidate += 1) {
    digitsLeftByCell[candidate] = 0;
    if (board.digits[candidate] !== 0) continue;
    const digits = getDigitsLeft(board, candidate);
    const size = countDigits(digits);
    if (size <= 1) return { cell: candidate, set: digits };
    digitsLeftByCell[candidate] = digits;
    if (size < fewest) [cell, set, fewest] = [candidate, digits, size];
  }
  if (cell === -1) return FULL_BOARD;
  for (let unit = 0; unit < UNITS.length; unit += 1) {
    let once = 0;
    let twice = 0;
    const members = UNITS[unit] as readonly number[];
    for (let index = 0; index < SIDE; index += 1) {
      const digits = digitsLeftByCell[members[index] as number] as number;
      twice |= once & digits;
      once |= digits;
    }
    if ((once | getUnitDigits(board, unit)) !== ALL_DIGITS) return { cell, set: 0 };
    const only = once & ~twice;
    if (only === 0) continue;
    const place = members.find((member) => (digitsLeftByCell[member] as number) & only) as number;
    return { cell: place, set: only & (digitsLeftByCell[place] as number) };
  }
  return { cell, set };
}

/**
 * Counts the solutions of a board up to `limit`. If the limit is reached, the last solution stays on the board.
 * `choose` determines which digit is tried first.
 */
export function countSolutions(board: Board, limit: number, choose = chooseSmallest): number {
  const { cell, set } = findNextBranch(board);
  if (cell === -1) return 1;
  let found = 0;
  for (let rest = set; rest !== 0;) {
    const bit = choose(rest);
    rest ^= bit;
    toggle(board, cell, getSmallestDigit(bit));
    found += countSolutions(board, limit - found, choose);
    if (found >= limit) break;
    toggle(board, cell, getSmallestDigit(bit));
  }
  return found;
}
