// Measures lists whose items stand in rows.
import type { Locator } from '@playwright/test';

/** The ends of the rows that end before their list does. */
export function findRowGaps(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const rows = Map.groupBy([...element.children], (item) => Math.round(item.getBoundingClientRect().top));
    const ends = [...rows.values()].map((row) => row.at(-1)?.getBoundingClientRect().right ?? 0);
    const { right } = element.getBoundingClientRect();
    return ends.filter((end) => Math.abs(right - end) > 0.5);
  });
}
