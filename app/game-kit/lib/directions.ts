// The four directions on a board, as the player sees them.

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Row and column offset of one step: columns increase to the right, rows increase downward. */
export const STEPS: Readonly<Record<Direction, { readonly rows: number; readonly columns: number }>> = {
  up: { rows: -1, columns: 0 },
  right: { rows: 0, columns: 1 },
  down: { rows: 1, columns: 0 },
  left: { rows: 0, columns: -1 },
};

export function getOppositeDirection(direction: Direction): Direction {
  return ({ up: 'down', right: 'left', down: 'up', left: 'right' } as const)[direction];
}
