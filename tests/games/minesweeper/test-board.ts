// Converts boards of Minesweeper from and to drawings, and plays moves, for tests.
import { FLAGGED, HIDDEN, MINE, OPEN } from '#app/games/minesweeper/rules/field.ts';
import { getGrid } from '#app/games/minesweeper/rules/grid.ts';
import type { MinesweeperState, MinesweeperMove } from '#app/games/minesweeper/rules/state.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';

/**
 * Parses rows: '*' a hidden mine, '.' a hidden safe square, 'o' an open one, 'F' a flag on a mine,
 * 'x' a wrong flag, such as '*.o Foo'.
 */
export function createState(drawing: string): MinesweeperState {
  const rows = drawing.split(' ');
  const squares = [...rows.join('')];
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  const { neighbors } = getGrid(size);
  const isMine = squares.map((square) => square === '*' || square === 'F');
  const isFlagged = squares.map((square) => square === 'F' || square === 'x');
  return {
    ...size,
    mines: isMine.filter(Boolean).length,
    field: isMine.map((mine, cell) => (mine ? MINE : (neighbors[cell] ?? []).filter((neighbor) => isMine[neighbor]).length)),
    covers: squares.map((square, cell) => (square === 'o' ? OPEN : isFlagged[cell] ? FLAGGED : HIDDEN)),
    first: null,
    opened: squares.filter((square) => square === 'o').length,
    flags: isFlagged.filter(Boolean).length,
    hits: [],
    coversBeforeHit: null,
    clicks: 0,
    rng: 1,
  };
}

/** Draws open squares as their numbers, hidden ones as '.', flags as 'F'. */
export function drawState({ covers, field, width }: MinesweeperState): string {
  const squares = covers.map((cover, cell) => (cover === OPEN ? String(field[cell]) : cover === FLAGGED ? 'F' : '.'));
  return squares.map((square, cell) => (cell > 0 && cell % width === 0 ? ` ${square}` : square)).join('');
}

const { after } = createTestPlay(rules);

/** A move and its square, such as 'flag 3'. */
export type Step = `${MinesweeperMove['type']} ${number}`;

export function parseStep(step: Step): MinesweeperMove {
  const [type, cell] = step.split(' ') as [MinesweeperMove['type'], string];
  return { type, cell: Number(cell) };
}

/** Returns the state after some moves; throws if one is refused. */
export function playSteps(state: MinesweeperState, ...steps: readonly Step[]): MinesweeperState {
  return after(state, ...steps.map(parseStep));
}
