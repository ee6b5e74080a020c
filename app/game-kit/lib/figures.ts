// Figures that several games show beside the status.

export type Figures = readonly (readonly [name: string, value: string | number])[];

export function listScores(score: number, best: number | null): Figures {
  return [
    ['Score', score],
    ['Best', best ?? 0],
  ];
}

/** Fewer are better, so there is no best before a game is won. */
export function listMoves(moves: number, best: number | null): Figures {
  return [
    ['Moves', moves],
    ['Best', best ?? '–'],
  ];
}

export function describeFewest(count: number): string {
  return `Fewest possible: ${count}`;
}
