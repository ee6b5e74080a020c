// Creates games of Tetris for tests.
import { rules, type TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { getCells, COLUMNS, type Piece, type Shape } from '#app/games/tetris/rules/shapes.ts';
import type { TetrisOptions, TetrisState } from '#app/games/tetris/rules/state.ts';
import { EMPTY_WELL, ROWS, getShapeAt, type Well } from '#app/games/tetris/rules/well.ts';

export const [CLASSIC, STEPS] = rules.variants.map(({ options }) => options) as [TetrisOptions, TetrisOptions];

/** Returns the state after some moves, skipping refused ones. */
export function playAll(state: TetrisState, ...moves: readonly TetrisMove[]): TetrisState {
  return moves.reduce((current, move) => {
    const played = rules.play(current, move);
    return 'refused' in played ? current : played.state;
  }, state);
}

/** Creates a started game with a well, drawn up from the floor with 'X' for filled cells, and a spawning piece. */
export function createState(drawing: string, shape: Shape, rest: Partial<TetrisState> = {}): TetrisState {
  const lines = drawing.split(' ').filter(Boolean);
  const rows = lines.map((line) => [...line].reduce((row, mark, column) => row | (mark === 'X' ? 1 << (3 * column) : 0), 0));
  const well = [...EMPTY_WELL.slice(rows.length), ...rows];
  return playAll({ ...rules.start(CLASSIC, 5), ...rest, well, queue: [shape, 'O', 'T', 'S', 'Z', 'I'] }, { type: 'start' });
}

/** Draws the lowest rows of a well in the format of `createState`. */
export function drawWell(well: Well, count: number): string {
  return well
    .slice(-count)
    .map((_, index) => Array.from({ length: COLUMNS }, (__, x) => (getShapeAt(well, x, ROWS - count + index) ? 'X' : '.')).join(''))
    .join(' ');
}

export const press = (key: 'left' | 'right' | 'down'): readonly TetrisMove[] => [
  { type: 'press', key },
  { type: 'release', key },
];
export const DROP: TetrisMove = { type: 'hard-drop' };
export const HOLD: TetrisMove = { type: 'hold' };
export const CLOCKWISE: TetrisMove = { type: 'rotate', turn: 'clockwise' };
/** Moves a spawning I upright into the first column. */
export const TO_THE_LEFT_WALL: readonly TetrisMove[] = [
  { type: 'rotate', turn: 'counterclockwise' },
  ...Array.from({ length: 4 }, () => press('left')).flat(),
];

/** Sorts cells, so that two lists can be compared. */
export function sortCells(piece: Piece | null): string[] {
  return piece === null ? [] : getCells(piece).map(String).toSorted();
}
