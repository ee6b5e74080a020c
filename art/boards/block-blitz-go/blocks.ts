// The rules of the 8 × 8 block puzzle: pieces, legal placements, line clears and combos.
import { createRandom } from '../play/deal-cards.ts';

export const SIDE = 8;

export const BLOCK_COLORS = ['coral', 'apricot', 'yellow', 'leaf', 'sky', 'violet', 'rose'] as const;
export type BlockColor = (typeof BLOCK_COLORS)[number];

export interface Piece {
  readonly color: BlockColor;
  readonly cells: readonly (readonly [row: number, column: number])[];
}

/** Drawings of the pieces, rows separated by spaces, by color family. */
const FAMILIES: readonly (readonly [BlockColor, readonly string[]])[] = [
  ['coral', ['X. X. XX', '.X .X XX', 'XX X. X.', 'XX .X .X', 'X.. XXX', '..X XXX', 'XXX X..', 'XXX ..X']],
  ['apricot', ['XX XX', 'XX XX', 'XXX XXX', 'XX XX XX']],
  ['yellow', ['XXX .X.', '.X. XXX', 'X. XX X.', '.X XX .X']],
  ['leaf', ['.XX XX.', 'XX. .XX', 'X. XX .X', '.X XX X.']],
  ['sky', ['XXX', 'X X X', 'XXXX', 'X X X X', 'XXXXX', 'X X X X X']],
  ['violet', ['X. XX', '.X XX', 'XX X.', 'XX .X', 'X', 'XX', 'X X']],
  ['rose', ['XXX XXX XXX', 'X.. X.. XXX', '..X ..X XXX', 'XXX X.. X..', 'XXX ..X ..X']],
];

/** Every piece of the game. */
const PIECES: readonly Piece[] = FAMILIES.flatMap(([color, pictures]) =>
  pictures.map((picture) => ({
    color,
    cells: picture.split(' ').flatMap((word, row) => [...word].flatMap((mark, column) => (mark === 'X' ? [[row, column] as const] : []))),
  })),
);

export type Field = readonly (BlockColor | null)[]; // 64 cells, row by row

export interface Blocks {
  readonly field: Field;
  readonly tray: readonly (Piece | null)[]; // three places, null once placed
  readonly seed: number;
  readonly turn: number; // 1, 2, 3 …
  readonly combo: number; // consecutive turns that cleared a line
  readonly burstThisTurn: boolean;
  readonly score: number;
}

export interface Placement {
  readonly slot: number;
  readonly row: number;
  readonly column: number;
}

/** Returns the three pieces of a turn; they depend only on the seed and the turn. */
export function dealPieces(seed: number, turn: number): Piece[] {
  const random = createRandom(seed * 1009 + turn * 7919);
  return Array.from({ length: 3 }, () => PIECES[Math.floor(random() * PIECES.length)]!);
}

/** Creates an empty board with the first three pieces. */
export function startBlocks(seed: number): Blocks {
  return {
    field: Array.from({ length: SIDE * SIDE }, () => null),
    tray: dealPieces(seed, 1),
    seed,
    turn: 1,
    combo: 0,
    burstThisTurn: false,
    score: 0,
  };
}

/** Returns the cells that a placement covers, or null if the piece does not fit. */
export function findFootprint(field: Field, piece: Piece, row: number, column: number): number[] | null {
  const covered: number[] = [];
  for (const [down, right] of piece.cells) {
    const [y, x] = [row + down, column + right];
    if (y < 0 || x < 0 || y >= SIDE || x >= SIDE || field[y * SIDE + x]) return null;
    covered.push(y * SIDE + x);
  }
  return covered;
}

const INDICES = Array.from({ length: SIDE }, (_, index) => index);

/** Returns the full rows and columns of a field. */
export function findFullLines(field: Field): { rows: number[]; columns: number[] } {
  return {
    rows: INDICES.filter((row) => INDICES.every((column) => field[row * SIDE + column])),
    columns: INDICES.filter((column) => INDICES.every((row) => field[row * SIDE + column])),
  };
}

/** Returns the field with the piece, before lines are cleared; null if it does not fit. */
export function withPiece(field: Field, piece: Piece, row: number, column: number): Field | null {
  const covered = findFootprint(field, piece, row, column);
  return covered ? field.map((cell, index) => (covered.includes(index) ? piece.color : cell)) : null;
}

/** Returns the state after a placement, or the same object if it is illegal. Scores 1 per cell, and 10 × lines² × combo for cleared lines. */
export function playBlocks(state: Blocks, { slot, row, column }: Placement): Blocks {
  const piece = state.tray[slot];
  const filled = piece && withPiece(state.field, piece, row, column);
  if (!piece || !filled) return state;
  const { rows, columns } = findFullLines(filled);
  const lines = rows.length + columns.length;
  const field = lines
    ? filled.map((cell, index) => (rows.includes(Math.floor(index / SIDE)) || columns.includes(index % SIDE) ? null : cell))
    : filled;
  const combo = state.combo + (lines && !state.burstThisTurn ? 1 : 0);
  const burst = state.burstThisTurn || lines > 0;
  const tray = state.tray.map((other, index) => (index === slot ? null : other));
  const score = state.score + piece.cells.length + 10 * lines * lines * Math.max(1, combo);
  if (tray.some(Boolean)) return { ...state, field, tray, combo, burstThisTurn: burst, score };
  return {
    ...state,
    field,
    tray: dealPieces(state.seed, state.turn + 1),
    turn: state.turn + 1,
    combo: burst ? combo : 0,
    burstThisTurn: false,
    score,
  };
}

/** Lists every legal placement of the pieces in the tray. */
export function listPlacements(state: Blocks): Placement[] {
  return state.tray.flatMap((piece, slot) =>
    piece
      ? INDICES.flatMap((row) =>
          INDICES.flatMap((column) => (findFootprint(state.field, piece, row, column) ? [{ slot, row, column }] : [])),
        )
      : [],
  );
}

function ratePosition(state: Blocks): number {
  let rating = state.score * 0.02 + state.combo * 24 + (state.burstThisTurn ? 14 : 0);
  for (let index = 0; index < SIDE * SIDE; index++) {
    const [row, column] = [Math.floor(index / SIDE), index % SIDE];
    const filled = Boolean(state.field[index]);
    const around = [
      row > 0 ? state.field[index - SIDE] : 'wall',
      row < 7 ? state.field[index + SIDE] : 'wall',
      column > 0 ? state.field[index - 1] : 'wall',
      column < 7 ? state.field[index + 1] : 'wall',
    ];
    const edges = around.filter((cell) => Boolean(cell) !== filled).length;
    if (!filled) rating -= edges === 4 ? 4 : edges * 0.35;
  }
  return rating;
}

/** Beam search through a seeded game: returns the first position and placement that `wanted` accepts, or null if the beam runs out. */
export function findBlocks(
  seed: number,
  wanted: (before: Blocks, placement: Placement, after: Blocks) => boolean,
  options: { depth: number; width: number },
): { state: Blocks; placement: Placement } | null {
  let beam = [startBlocks(seed)];
  for (let depth = 0; depth < options.depth; depth++) {
    const next = new Map<string, { state: Blocks; worth: number }>();
    for (const state of beam) {
      for (const placement of listPlacements(state)) {
        const after = playBlocks(state, placement);
        if (wanted(state, placement, after)) return { state, placement };
        const key = after.field.map((cell) => (cell ? 1 : 0)).join('') + after.tray.map((piece) => (piece ? 1 : 0)).join('');
        const rating = ratePosition(after);
        const known = next.get(key);
        if (!known || known.worth < rating) next.set(key, { state: after, worth: rating });
      }
    }
    beam = [...next.values()]
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, options.width)
      .map(({ state }) => state);
    if (beam.length === 0) return null;
  }
  return null;
}
