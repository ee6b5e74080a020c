// The rules of the shell game: which boxes change places, and where somebody who hides in one of them ends up.

export const PLACES = ['left', 'middle', 'right'] as const;

/** Two places whose boxes change, the left one first. */
export type Swap = readonly [number, number];

const SWAPS: readonly Swap[] = [
  [0, 1],
  [1, 2],
  [0, 2],
];

/** Creates so many swaps; none undoes the one before. `random` returns a number from 0 up to, but not including, 1. */
export function createShuffle(count: number, random: () => number): readonly Swap[] {
  const shuffle: Swap[] = [];
  while (shuffle.length < count) {
    const choices = SWAPS.filter((swap) => swap !== shuffle.at(-1));
    shuffle.push(choices[Math.floor(random() * choices.length)] as Swap);
  }
  return shuffle;
}

/** Where somebody at a place is after a swap. */
export function followSwap(place: number, [a, b]: Swap): number {
  if (place === a) return b;
  return place === b ? a : place;
}
