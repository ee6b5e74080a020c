// The four directions of boards, from the player's point of view.

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One step in a direction: columns grow to the right, rows grow downwards. */
export const STEPS: Readonly<Record<Direction, { readonly rows: number; readonly columns: number }>> = {
  up: { rows: -1, columns: 0 },
  right: { rows: 0, columns: 1 },
  down: { rows: 1, columns: 0 },
  left: { rows: 0, columns: -1 },
};

export function getOppositeDirection(direction: Direction): Direction {
  return ({ up: 'down', right: 'left', down: 'up', left: 'right' } as const)[direction];
}
