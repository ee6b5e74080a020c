// Formats numbers, and counts with their nouns.

/** "20,280". Written by hand: the first use of `Intl` takes a slow phone a tenth of a second. */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '1 line', '12,300 points'; `plural` for nouns that take more than an s. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}
