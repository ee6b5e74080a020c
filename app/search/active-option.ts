// How the arrow keys move the mark through a list of suggestions.

/** The marked place, from 0; null while the field itself is meant, which lies between the last and the first. */
export type ActiveIndex = number | null;

/** Where a key moves the mark among `count` suggestions; undefined for keys that do not move it. */
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
