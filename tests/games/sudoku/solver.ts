// An independent Sudoku solver that verifies the game's own: it tries every digit in the cell with the fewest. It shares no code with the rules.

const ALL = 0b1_1111_1111;

/** The row, column and box of a cell, numbered from 0 to 26. */
const getUnits = (cell: number) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)] as const;
};
const UNITS = Array.from({ length: 81 }, (_, cell) => getUnits(cell));

const countBits = (bits: number): number => (bits === 0 ? 0 : 1 + countBits(bits & (bits - 1)));

/** Up to `limit` solutions of a grid without conflicts, as strings of 81 digits. */
export function findSolutions(givens: readonly number[], limit: number): string[] {
  const found: string[] = [];
  const cells = [...givens];
  const used = Array.from({ length: 27 }, () => 0); // the digits of each unit, as bits
  const toggle = (cell: number, digit: number) => {
    for (const unit of UNITS[cell]!) used[unit]! ^= 1 << (digit - 1);
  };
  for (const [cell, digit] of cells.entries()) if (digit > 0) toggle(cell, digit);

  function search(): void {
    let [best, free, fewest] = [-1, 0, 10];
    for (const [cell, [row, column, box]] of UNITS.entries()) {
      if (cells[cell] !== 0) continue;
      const candidates = ALL & ~(used[row]! | used[column]! | used[box]!);
      const count = countBits(candidates);
      if (count < fewest) [best, free, fewest] = [cell, candidates, count];
    }
    if (best < 0) found.push(cells.join(''));
    for (let digit = 1; best >= 0 && digit <= 9 && found.length < limit; digit += 1) {
      if ((free & (1 << (digit - 1))) === 0) continue;
      cells[best] = digit;
      toggle(best, digit);
      search();
      toggle(best, digit);
      cells[best] = 0;
    }
  }

  search();
  return found;
}
