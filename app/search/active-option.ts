// Moves the active option in a list of suggestions with the arrow keys.

/** Index of the active option; null for the text field, which comes between the last and the first option. */
export type ActiveIndex = number | null;

/** The new active index among `count` suggestions; undefined if the key does not move it. */
export function moveActiveIndex(key: string, activeIndex: ActiveIndex, count: number): ActiveIndex | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      if (activeIndex === null) return 0;
      return activeIndex + 1 < count ? activeIndex + 1 : null;
    case 'ArrowUp':
      if (activeIndex === null) return count - 1;
      return activeIndex > 0 ? activeIndex - 1 : null;
    default:
      return undefined;
  }
}
