// How the arrow keys move the mark through a list of suggestions.

/** The marked place, from 0; null while the field itself is meant, which lies between the last and the first. */
export type Mark = number | null;

/** Where a key moves the mark among `count` suggestions; undefined for keys that do not move it. */
export function markAfter(key: string, mark: Mark, count: number): Mark | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      if (mark === null) return 0;
      return mark + 1 < count ? mark + 1 : null;
    case 'ArrowUp':
      if (mark === null) return count - 1;
      return mark > 0 ? mark - 1 : null;
    default:
      return undefined;
  }
}
