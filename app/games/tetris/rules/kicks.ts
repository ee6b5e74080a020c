// Wall kicks of the Super Rotation System: alternative positions for a rotation, tried in order.
// https://tetris.wiki/Super_Rotation_System
import { rotateTurn, type Piece, type Shape, type Turn, type TurnWay } from './shapes.ts';
import { canFit, type Well } from './well.ts';

/** An offset to the right and up, as in the published tables. */
export type Kick = readonly [right: number, up: number];

const TO_THE_LEFT: readonly Kick[] = [
  [0, 0],
  [-1, 0],
  [-1, 1],
  [0, -2],
  [-1, -2],
];
const TO_THE_RIGHT = TO_THE_LEFT.map(([right, up]): Kick => [-right, up]);

const LONG_TO_THE_LEFT: readonly Kick[] = [
  [0, 0],
  [-2, 0],
  [1, 0],
  [-2, -1],
  [1, 2],
];
const LONG_TO_THE_RIGHT: readonly Kick[] = [
  [0, 0],
  [-1, 0],
  [2, 0],
  [-1, 2],
  [2, -1],
];

/** The kicks of the rotation that takes back another one. */
function reverse(kicks: readonly Kick[]): readonly Kick[] {
  return kicks.map(([right, up]) => [-right, -up]);
}

/** Of clockwise rotations, by the turn before. */
type KickTable = Readonly<Record<Turn, readonly Kick[]>>;

const STANDARD_KICKS: KickTable = [TO_THE_LEFT, reverse(TO_THE_LEFT), TO_THE_RIGHT, reverse(TO_THE_RIGHT)];
const I_PIECE_KICKS: KickTable = [LONG_TO_THE_LEFT, LONG_TO_THE_RIGHT, reverse(LONG_TO_THE_LEFT), reverse(LONG_TO_THE_RIGHT)];

/** The kicks of a rotation; none for the O, which does not rotate. */
export function getKicks(shape: Shape, from: Turn, way: TurnWay): readonly Kick[] {
  if (shape === 'O') return [];
  const kicks = shape === 'I' ? I_PIECE_KICKS : STANDARD_KICKS;
  return way === 'clockwise' ? kicks[from] : reverse(kicks[rotateTurn(from, way)]);
}

/** The piece after a quarter turn; null if there is no room, or if it is an O. */
export function findRotation(well: Well, { shape, turn, column, row }: Piece, way: TurnWay): Piece | null {
  const next = rotateTurn(turn, way);
  for (const [right, up] of getKicks(shape, turn, way)) {
    if (canFit(well, shape, next, column + right, row - up)) return { shape, turn: next, column: column + right, row: row - up };
  }
  return null;
}
