// Figures that several games show beside the status.

export type Figures = readonly (readonly [name: string, value: string | number])[];

/** A game's main figure and its best, if that is to be shown (see `PlayerRecord`). */
export function listWithBest(name: string, value: number, best: number | null): Figures {
  return best === null
    ? [[name, value]]
    : [
        [name, value],
        ['Best', best],
      ];
}

export function describeFewest(count: number): string {
  return `Fewest possible: ${count}`;
}
