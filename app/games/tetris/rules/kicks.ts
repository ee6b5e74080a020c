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
const BACK_FROM_RIGHT: readonly Kick[] = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, 2],
  [1, 2],
];
const TO_THE_RIGHT: readonly Kick[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, -2],
  [1, -2],
];
const BACK_FROM_LEFT: readonly Kick[] = [
  [0, 0],
  [-1, 0],
  [-1, -1],
  [0, 2],
  [-1, 2],
];

const LONG_A: readonly Kick[] = [
  [0, 0],
  [-2, 0],
  [1, 0],
  [-2, -1],
  [1, 2],
];
const LONG_B: readonly Kick[] = [
  [0, 0],
  [2, 0],
  [-1, 0],
  [2, 1],
  [-1, -2],
];
const LONG_C: readonly Kick[] = [
  [0, 0],
  [-1, 0],
  [2, 0],
  [-1, 2],
  [2, -1],
];
const LONG_D: readonly Kick[] = [
  [0, 0],
  [1, 0],
  [-2, 0],
  [1, -2],
  [-2, 1],
];

type KickTable = Readonly<Record<TurnWay, readonly (readonly Kick[])[]>>; // by the turn before the rotation

const STANDARD_KICKS: KickTable = {
  clockwise: [TO_THE_LEFT, BACK_FROM_RIGHT, TO_THE_RIGHT, BACK_FROM_LEFT],
  counterclockwise: [TO_THE_RIGHT, BACK_FROM_RIGHT, TO_THE_LEFT, BACK_FROM_LEFT],
};
const I_PIECE_KICKS: KickTable = {
  clockwise: [LONG_A, LONG_C, LONG_B, LONG_D],
  counterclockwise: [LONG_C, LONG_B, LONG_D, LONG_A],
};
const NO_KICKS: readonly Kick[] = [];

/** The kicks of a rotation; none for the O, which does not rotate. */
export function getKicks(shape: Shape, from: Turn, way: TurnWay): readonly Kick[] {
  if (shape === 'O') return NO_KICKS;
  return (shape === 'I' ? I_PIECE_KICKS : STANDARD_KICKS)[way][from] ?? NO_KICKS;
}

/** The piece after a quarter turn; null if there is no room, or if it is an O. */
export function findRotation(well: Well, { shape, turn, column, row }: Piece, way: TurnWay): Piece | null {
  const next = rotateTurn(turn, way);
  for (const [right, up] of getKicks(shape, turn, way)) {
    if (canFit(well, shape, next, column + right, row - up)) return { shape, turn: next, column: column + right, row: row - up };
  }
  return null;
}
