// Backtracking search for solutions; it always continues with the cell that has the fewest candidates.
import { ALL_DIGITS, toBit, CELL_COUNT, getSmallestDigit, SIDE, countDigits, UNITS, UNITS_BY_CELL } from './grid.ts';
import type { Cells, CellUnits, DigitSet } from './grid.ts';

/** A mutable grid with the digits used in each unit. */
export function createEmptyBoard() {
  return { digits: new Uint8Array(CELL_COUNT), used: new Uint16Array(UNITS.length) };
}

export type Board = ReturnType<typeof createEmptyBoard>;

export function createBoard(cells: Cells): Board {
  const board = createEmptyBoard();
  for (const [cell, digit] of cells.entries()) if (digit !== 0) toggle(board, cell, digit);
  return board;
}

export function copyBoard({ digits, used }: Board): Board {
  return { digits: digits.slice(), used: used.slice() };
}

/** Places a digit in an empty cell, or removes it from a cell that has it. */
export function toggle({ digits, used }: Board, cell: number, digit: number): void {
  digits[cell] = digits[cell] === 0 ? digit : 0;
  for (const unit of UNITS_BY_CELL[cell] as CellUnits) used[unit]! ^= toBit(digit);
}

/** The candidates of an empty cell. */
export function getDigitsLeft({ used }: Board, cell: number): DigitSet {
  const units = UNITS_BY_CELL[cell] as CellUnits;
  return ALL_DIGITS & ~((used[units[0]] as number) | (used[units[1]] as number) | (used[units[2]] as number));
}

/** Scratch buffer: the candidates of each cell. Shared by all searches, because allocating it costs more than a search. */
const digitsLeftByCell = new Uint16Array(CELL_COUNT);

/**
 * The cell with the fewest candidates, or one that is the only place for a digit in its unit, and the digits to try there: -1 on a full
 * board; an empty set is a dead end.
 */
function findNextBranch(board: Board) {
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
  if (cell === -1) return { cell, set };
  for (let unit = 0; unit < UNITS.length; unit += 1) {
    let once = 0;
    let twice = 0;
    const members = UNITS[unit] as readonly number[];
    for (let index = 0; index < SIDE; index += 1) {
      const digits = digitsLeftByCell[members[index] as number] as number;
      twice |= once & digits;
      once |= digits;
    }
    if ((once | (board.used[unit] as number)) !== ALL_DIGITS) return { cell, set: 0 };
    const only = once & ~twice;
    if (only === 0) continue;
    const place = members.find((member) => (digitsLeftByCell[member] as number) & only) as number;
    return { cell: place, set: only & (digitsLeftByCell[place] as number) };
  }
  return { cell, set };
}

/**
 * Counts the solutions of a board up to `limit`. If the limit is reached, the last solution stays on the board.
 * `choose` takes a non-empty set of digits and returns the one to try first, as a set; by default the smallest one.
 */
export function countSolutions(board: Board, limit: number, choose = (set: DigitSet): DigitSet => set & -set): number {
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
