// The seven shapes in their four rotations, and the cells that they fill.

export const SHAPES = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] as const;
export type Shape = (typeof SHAPES)[number];

/** Clockwise quarter turns from the spawn orientation: 0, R, 2 and L of the rotation system. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

export const TURN_WAYS = ['clockwise', 'counterclockwise'] as const;
export type TurnWay = (typeof TURN_WAYS)[number];

export interface Piece {
  readonly shape: Shape;
  readonly turn: Turn;
  readonly column: number; // of the left edge of its box
  readonly row: number; // of the top edge of its box
}

export const COLUMNS = 10;

/** Width of the box in which a shape rotates; the O does not rotate. */
const BOX_SIZES: Readonly<Record<Shape, number>> = { I: 4, J: 3, L: 3, O: 4, S: 3, T: 3, Z: 3 };

const DRAWINGS: Readonly<Record<Shape, string>> = {
  I: '.... #### .... ....',
  J: '#.. ### ...',
  L: '..# ### ...',
  O: '.##. .##. .... ....',
  S: '.## ##. ...',
  T: '.#. ### ...',
  Z: '##. .## ...',
};

export type Cell = readonly [column: number, row: number];

function rotateCells(cells: readonly Cell[], width: number): readonly Cell[] {
  return cells.map(([column, row]) => [width - 1 - row, column]);
}

function parseShape(shape: Shape): readonly Cell[] {
  return DRAWINGS[shape]
    .split(' ')
    .flatMap((line, row) => [...line].flatMap((mark, column): readonly Cell[] => (mark === '#' ? [[column, row]] : [])));
}

function createTurns(shape: Shape): readonly (readonly Cell[])[] {
  const turns = [parseShape(shape)];
  for (const turn of [0, 1, 2]) turns.push(shape === 'O' ? parseShape(shape) : rotateCells(turns[turn] ?? [], BOX_SIZES[shape]));
  return turns;
}

/** The cells of a shape within its box, by shape and turn. */
export const CELLS = Object.fromEntries(SHAPES.map((shape) => [shape, createTurns(shape)])) as Readonly<
  Record<Shape, readonly (readonly Cell[])[]>
>;

/** The cells of the well that a piece fills. */
export function getCells({ shape, turn, column, row }: Piece): readonly Cell[] {
  return (CELLS[shape][turn] ?? []).map(([x, y]) => [column + x, row + y]);
}

export function rotateTurn(turn: Turn, way: TurnWay): Turn {
  return ((turn + (way === 'clockwise' ? 1 : 3)) % 4) as Turn;
}
