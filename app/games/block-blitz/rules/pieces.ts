// The pieces of Block Blitz, which never rotate, and the three of a turn.
import { drawUint32 } from '#app/game-kit/lib/random.ts';

export type BlockColor = 'coral' | 'apricot' | 'yellow' | 'leaf' | 'sky' | 'violet' | 'rose';

export interface Piece {
  readonly color: BlockColor;
  readonly cells: readonly (readonly [row: number, column: number])[];
}

export const TRAY_SIZE = 3;

/** Drawings of the pieces, rows separated by spaces, by color. */
const FAMILIES: readonly (readonly [BlockColor, readonly string[]])[] = [
  ['coral', ['X. X. XX', '.X .X XX', 'XX X. X.', 'XX .X .X', 'X.. XXX', '..X XXX', 'XXX X..', 'XXX ..X']],
  ['apricot', ['XX XX', 'XX XX', 'XXX XXX', 'XX XX XX']],
  ['yellow', ['XXX .X.', '.X. XXX', 'X. XX X.', '.X XX .X']],
  ['leaf', ['.XX XX.', 'XX. .XX', 'X. XX .X', '.X XX X.']],
  ['sky', ['XXX', 'X X X', 'XXXX', 'X X X X', 'XXXXX', 'X X X X X']],
  ['violet', ['X. XX', '.X XX', 'XX X.', 'XX .X', 'X', 'XX', 'X X']],
  ['rose', ['XXX XXX XXX', 'X.. X.. XXX', '..X ..X XXX', 'XXX X.. X..', 'XXX ..X ..X']],
];

/** Every piece of the game; links depend on their order. */
export const PIECES: readonly Piece[] = FAMILIES.flatMap(([color, drawings]) =>
  drawings.map((drawing) => ({
    color,
    cells: drawing.split(' ').flatMap((word, row) => [...word].flatMap((mark, column) => (mark === 'X' ? [[row, column] as const] : []))),
  })),
);

/** The pieces of a turn. They depend only on seed and turn, so everyone with the same seed gets the same pieces, however they play. */
export function dealPieces(seed: number, turn: number): Piece[] {
  let rng = (seed * 1009 + turn * 7919) >>> 0;
  return Array.from({ length: TRAY_SIZE }, () => {
    let value: number;
    [value, rng] = drawUint32(rng);
    return PIECES[Math.floor((value / 2 ** 32) * PIECES.length)] as Piece;
  });
}
