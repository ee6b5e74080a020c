// What always holds in Sudoku.
import { engine, type SudokuMove, type SudokuState } from '#app/mini-games/sudoku/rules/rules.ts';
import { must, soakOf } from './soak-game.ts';

const SIDE = 9;

/** Whether no digit stands twice in a row, a column or a box, empty cells aside. */
function isLegal(cells: readonly number[]): boolean {
  const seen = new Set<string>();
  let filled = 0;
  for (const [cell, digit] of cells.entries()) {
    if (digit === 0) continue;
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    filled += 1;
    seen
      .add(`row ${row} ${digit}`)
      .add(`column ${column} ${digit}`)
      .add(`box ${Math.floor(row / 3)} ${Math.floor(column / 3)} ${digit}`);
  }
  return seen.size === 3 * filled;
}

const provenPuzzles = new WeakSet<SudokuState['givens']>();

/** A puzzle is the same for a whole game. */
function checkPuzzle({ givens, solution }: SudokuState): void {
  if (provenPuzzles.has(givens)) return;
  must(isLegal(solution) && !solution.includes(0), 'the solution is none');
  must(
    givens.length === SIDE * SIDE && givens.every((digit, cell) => digit === 0 || digit === solution[cell]),
    'a given is not the solution',
  );
  provenPuzzles.add(givens);
}

export const sudoku = soakOf({
  title: 'Sudoku',
  engine,
  randomMove({ solution }, roll): SudokuMove {
    const cell = roll(SIDE * SIDE + 1);
    const kind = roll(12);
    if (kind === 0) return { type: 'check' };
    if (kind === 1) return { type: 'clear', cell };
    if (kind < 5) return { type: 'note', cell, digit: roll(10) };
    return { type: 'set', cell, digit: kind < 8 ? roll(10) : (solution[cell] ?? 0), tidies: roll(2) === 0 };
  },
  checkState(state) {
    checkPuzzle(state);
    const { cells, givens, notes } = state;
    must(
      cells.every((digit, cell) => givens[cell] === 0 || digit === givens[cell]),
      'a given was changed',
    );
    must(cells.length === SIDE * SIDE && cells.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= SIDE), 'a digit is none');
    must(
      notes.every((set, cell) => set >= 0 && set < 512 && (set === 0 || cells[cell] === 0)),
      'a filled cell has notes',
    );
    must((engine.status(state) === 'won') === (!cells.includes(0) && isLegal(cells)), 'the status does not tell the grid');
  },
  checkStep(before, after) {
    must(after.givens === before.givens && after.solution === before.solution, 'the puzzle changed');
    must(after.cells.filter((digit, cell) => digit !== before.cells[cell]).length <= 1, 'a move changed more than one digit');
  },
});
